/** The spoken note after a link to another tab. */
export const newTab = '(opent in een nieuw tabblad)'
