// Small frameworks of Apple's, of which each is a module of its own. An app that imports them under
// their own names renames them in its manifest, and pays for no other module of Meerkat than views.
