/**
 * Limits in KiB brotli of what is fetched until the heading shows, and by a page that nobody touches. The overview at rest has loaded the
 * code of the four other main screens (66 KiB), so that each shows at once when it is chosen.
 */
export const limits = { login: { script: 89.7, atRest: 137 }, overview: { script: 110, page: 32.5, atRest: 265 } } as const
