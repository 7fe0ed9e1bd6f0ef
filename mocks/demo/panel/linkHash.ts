/** The start of the fragment in a copied link to a demo without a server; `src/app/start/bootstrap.ts` looks for it. */
export const LINK_HASH = 'demo='

/** The same for the screen that such a link leads to, once the link is opened. */
export const SCREEN_HASH = 'scherm='
