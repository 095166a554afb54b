// Our pages take no text as markup (`require-trusted-types-for` in the server's web-files.ts); a library of the desk
// empties its announcements by `innerHTML = ''`, and that much is let through (docs/decisions/0441).

window.trustedTypes?.createPolicy('default', { createHTML: (text) => (text === '' ? text : null) });
