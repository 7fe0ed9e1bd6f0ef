/** Limits in KiB brotli of what is fetched until the heading shows, and by a page that nobody touches. */
export const limits = {
  login: { script: 90, atRest: 137 },
  overview: { script: 112, page: 34, atRest: 200 },
} as const
