/** Texts for code that could not be fetched. */
export const errorCopy = {
  notDecided: 'We konden niet nagaan of deze pagina bij je abonnement hoort. Probeer het zo nog eens.',
  notLoaded: 'Deze pagina kon niet laden',
} as const
