/**
 * Limits in KiB brotli of what is fetched until the heading shows, and by a page that nobody touches. The overview at rest includes 4 KiB of
 * styles that only other screens need: those that subjects share are one file (`vite/joinedStyles.ts`).
 */
export const limits = { login: { script: 89.9, atRest: 137.5 }, overview: { script: 111.5, page: 32.5, atRest: 206 } } as const
