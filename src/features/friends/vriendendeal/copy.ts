import { provider } from '#kit/provider.ts'

export const memberDealCopy = {
  heading: 'VriendenDeal',
  intro: `Nodig een vriend uit voor ${provider.name}. Wordt je vriend klant? Dan krijgen jullie allebei een cadeau: 5 GB internet of 100 belminuten.`,
  /** A gift comes with a subscription. */
  introPrepaid: `Nodig een vriend uit voor ${provider.name}. Neemt je vriend een abonnement? Dan krijgt je vriend een cadeau: 5 GB internet of 100 belminuten. Heb je dan zelf een abonnement, dan krijg jij er ook een.`,
  howTitle: 'Zo werkt het',
  how: [
    'Deel je persoonlijke link.',
    'Je vriend bestelt een abonnement met jouw link.',
    'Na 14 dagen bedenktijd liggen de cadeaus klaar.',
  ],
  howPrepaid: [
    'Deel je persoonlijke link.',
    'Je vriend bestelt een abonnement met jouw link.',
    'Na 14 dagen bedenktijd ligt het cadeau van je vriend klaar.',
  ],
  linkLabel: 'Jouw persoonlijke link',
  copy: 'Link kopiëren',
  share: 'Delen',
  shareText: (link: string) =>
    `Ik bel en internet bij ${provider.name}. Stap over met mijn link, dan krijgen we allebei een cadeau: ${link}`,
  shareTextPrepaid: (link: string) =>
    `Ik bel en internet bij ${provider.name}. Stap over met mijn link, dan krijg je een cadeau: ${link}`,
  copied: 'Je link is gekopieerd.',
  byHand: 'Dat lukt hier niet. De link is geselecteerd: kopieer hem zelf.',
  friendsTitle: 'Jouw vrienden',
  status: {
    ordered: 'Heeft besteld',
    waiting: (date: string) => `Cadeau komt op ${date}`,
    done: 'Cadeau gekregen',
  },
  statusPrepaid: {
    waiting: (date: string) => `Cadeau voor je vriend komt op ${date}`,
    done: 'Je vriend kreeg een cadeau',
  },
  empty: 'Je hebt nog niemand uitgenodigd.',
  max: (count: number) => `Je kunt 10 vrienden per jaar uitnodigen. Je hebt er nu ${count}.`,
  error: 'Je link laden is niet gelukt. Probeer het opnieuw.',
} as const
