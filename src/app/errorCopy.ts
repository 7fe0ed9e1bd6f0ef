import { provider } from '../provider.ts'

export const errorCopy = {
  notDecided: 'We konden niet nagaan of deze pagina bij je abonnement hoort. Probeer het zo nog eens.',
  notLoaded: 'Deze pagina kon niet laden',
  gone: 'Een deel van deze pagina ontbreekt. Dat ligt aan ons, niet aan je internet. Probeer het later nog eens.',
  newer: `Er is een nieuwe versie van ${provider.product}. Laad de pagina opnieuw om verder te gaan.`,
  reload: 'Laad de pagina opnieuw',
} as const
