/** What the backend answers to; everything else is the site, and so are the pages of the demo. */
export const isForBackend = (path: string): boolean =>
  /^\/(?:api|auth|demo(?!\/(?:onderdelen|buiten|bank|link)(?:[/?]|$)))(?:[/?]|$)/.test(path)
