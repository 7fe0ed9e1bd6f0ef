/** Limits in KiB brotli of what is fetched until the heading shows, and by a page that nobody touches. */
export const limits = { login: { script: 89.7, atRest: 137 }, overview: { script: 110, page: 32.5, atRest: 198.5 } } as const
