import { customerCopy } from '#kit/customerCopy.ts'

export const copy = {
  label: 'Waar zoek je naar?',
  example: 'Pin, verhuizen, factuur oktober …',
  results: 'Gevonden',
  usual: 'Vaak gezocht',
  found: (count: number) => (count === 1 ? '1 resultaat' : `${count} resultaten`),
  none: (typed: string) => `We vonden niets bij ‘${typed}’. Probeer een ander woord.`,
  private: 'Wat je hier typt, verlaat je toestel niet.',
  country: 'Wat bellen en internet daar kosten',
  open: (amount: string) => `Nog te betalen: ${amount}`,
  waiting: { title: 'Bestelling afronden', text: 'Je telefoon wacht op betaling' },
  invoice: (month: string) => `Factuur ${month}`,
  deeds: {
    dark: { title: 'Donker aan', text: 'Donkere kleuren op dit toestel' },
    light: { title: 'Licht aan', text: 'Lichte kleuren op dit toestel' },
    device: { title: 'Kleuren zoals je toestel', text: 'Licht of donker volgt je toestel' },
    support: { title: 'Klantenservice', text: 'Op onze website, in een nieuw tabblad' },
    logOut: { title: customerCopy.logout, text: 'Op dit toestel' },
  },
} as const
