/** What a screen reader hears after a link to another tab. */
export const newTab = '(opent in een nieuw tabblad)'
