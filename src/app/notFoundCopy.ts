export const notFoundCopy = {
  title: 'Foutje',
  heading: 'Deze pagina bestaat niet (meer)',
  intro: 'Wil je ergens anders heen?',
  listTitle: "Deze pagina's bestaan wél",
  abroad: 'Tarieven buitenland',
} as const
