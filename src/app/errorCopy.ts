/** The fixed texts of the error page (spec 2, 8). */
export const errorCopy = {
  title: 'Foutje',
  heading: 'Deze pagina bestaat niet (meer)',
  intro: 'Wil je ergens anders heen?',
  listTitle: "Deze pagina's bestaan wél",
  abroad: 'Tarieven buitenland',
  serverTitle: 'Oeps! Er ging iets mis aan onze kant',
  serverBody: 'Probeer het nog eens of neem contact op met onze klantenservice.',
  notDecided: 'We konden niet nagaan of deze pagina bij je abonnement hoort. Probeer het zo nog eens.',
  notLoaded: 'Deze pagina kon niet laden',
} as const
