/**
 * Limits in KiB brotli of what is fetched until the heading shows, and by a page that nobody touches. The overview at rest includes 4 KiB of
 * styles that only other screens need: those that subjects share are one file (`vite/joinedStyles.ts`).
 */
export const limits = { login: { script: 89.7, atRest: 137 }, overview: { script: 110, page: 32.5, atRest: 202.5 } } as const
