/** Texts for code that could not be fetched. */
export const errorCopy = {
  notLoaded: 'Deze pagina kon niet laden',
} as const
