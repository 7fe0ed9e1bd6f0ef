import { provider } from '../../../provider.ts'

export const memberDealCopy = {
  heading: 'VriendenDeal',
  intro: `Nodig een vriend uit voor ${provider.name}. Wordt je vriend klant? Dan krijgen jullie allebei een cadeau: 5 GB internet of 100 belminuten.`,
  howTitle: 'Zo werkt het',
  how: [
    'Deel je persoonlijke link.',
    'Je vriend bestelt een abonnement met jouw link.',
    'Na 14 dagen bedenktijd liggen de cadeaus klaar.',
  ],
  linkLabel: 'Jouw persoonlijke link',
  copy: 'Link kopiëren',
  share: 'Delen',
  shareText: (link: string) =>
    `Ik bel en internet bij ${provider.name}. Stap over met mijn link, dan krijgen we allebei een cadeau: ${link}`,
  copied: 'Je link is gekopieerd.',
  byHand: 'Dat lukt hier niet. De link is geselecteerd: kopieer hem zelf.',
  friendsTitle: 'Jouw vrienden',
  status: {
    ordered: 'Heeft besteld',
    waiting: (date: string) => `Cadeau komt op ${date}`,
    done: 'Cadeau gekregen',
  },
  empty: 'Je hebt nog niemand uitgenodigd.',
  max: (count: number) => `Je kunt 10 vrienden per jaar uitnodigen. Je hebt er nu ${count}.`,
  error: 'Je link laden is niet gelukt. Probeer het opnieuw.',
} as const
