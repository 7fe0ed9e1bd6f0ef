/** A part of an address: lower case, spaces become hyphens, what is no letter, digit or hyphen is left out (spec 5 slug). */
export const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .trim()
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9-]+/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '')

/** How such a part reads, as far as it can be told: `s2-ultra` is S2 Ultra, and `one-5g` One 5G. */
export const slugText = (slug: string): string =>
  slugOf(slug)
    .split('-')
    .map((word) => (/^\d/.test(word) ? word.toUpperCase() : word.slice(0, 1).toUpperCase() + word.slice(1)))
    .join(' ')
