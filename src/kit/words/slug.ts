/** Slug of a text: lower case, hyphens for spaces, other characters removed (spec 5 slug). */
export const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .trim()
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9-]+/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '')

/** A readable guess of a slug's text: `s2-ultra` becomes S2 Ultra, `one-5g` One 5G. */
export const slugText = (slug: string): string =>
  slugOf(slug)
    .split('-')
    .map((word) => (/^\d/.test(word) ? word.toUpperCase() : word.slice(0, 1).toUpperCase() + word.slice(1)))
    .join(' ')
