/** Markdown without its blocks of code. */
export const proseOf = (markdown: string): string => markdown.replace(/```.*?```/gs, '')

/** The anchors of a document's headings, as GitHub makes them. */
export const anchorsOf = (markdown: string): ReadonlySet<string> =>
  new Set(
    [...proseOf(markdown).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replaceAll(' ', '-'),
    ),
  )
