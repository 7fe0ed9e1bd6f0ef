/** Does the backend answer this path? Other paths belong to the site, including the pages of the demo. */
export const isForBackend = (path: string): boolean =>
  /^\/(?:api|auth|demo(?!\/(?:onderdelen|contract|naast-elkaar|buiten|bank|link)(?:[/?]|$)))(?:[/?]|$)/.test(path)
