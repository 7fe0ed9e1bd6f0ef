/**
 * Limits in KiB brotli of what is fetched until the heading shows, and by a page that nobody touches. The overview at rest includes 4 KiB of
 * styles that only other screens need: those that subjects share are one file (`vite/joinedStyles.ts`). Data that was given away took 0.3 KiB
 * there: its row and words on the overview, and its place in two answers.
 */
export const limits = { login: { script: 89.9, atRest: 137.5 }, overview: { script: 111.5, page: 32.5, atRest: 206.5 } } as const
