/**
 * How a host tells the addresses of a built site apart. The servers of a deployment follow the same expressions (vite/deploy), so each of
 * these is read alike by JavaScript, nginx and Caddy, which knows no lookahead.
 */
export const addresses = {
  /** The provider's backend answers: calls, pictures of what is sold, and reports of the policy. */
  backend: /^\/(?:api|auth|beeld|csp-report)(?:\/|$)/,
  /** The files with the rules for hosts. */
  rules: /^\/_(?:headers|redirects)(?:\/|$)/i,
  /** A hidden file or folder, unless it is `wellKnown`. */
  hidden: /\/\./,
  wellKnown: /^\/\.well-known(?:\/[^./][^/]*)*\/?$/,
  /** A file: missing when it is not there, and never a screen of the app. */
  file: /^\/assets\/|\.[^/]*$/,
  login: /^\/(?:inloggen|loginsso)\/?$/i,
} as const
