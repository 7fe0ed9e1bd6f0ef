/** Amounts, sizes and dates come in as text. */
export const creditCopy = {
  of: 'beltegoed',
  enough: (minutes: string, sms: string) => `Genoeg voor ${minutes} bellen of ${sms}.`,
  perMb: (price: string) => `Je hebt geen internetbundel. Je\u00a0betaalt ${price}\u00a0per\u00a0MB.`,
  noBundle: 'Je hebt geen internetbundel.',
  amounts: 'Hoeveel wil je opwaarderen?',
  amount: (euros: number) => `€\u00a0${euros}`,
  topUp: (euros: number) => `€\u00a0${euros} opwaarderen`,
  /** After topping up. */
  filled: (amount: string, balance: string, minutes: string, sms: string) =>
    `Met ${amount} erbij heb je ${balance}: genoeg voor ${minutes} bellen of ${sms}.`,
  filledPlain: (amount: string, balance: string) => `Met ${amount} erbij heb je ${balance}.`,
  others: 'Ander bedrag of een code',
  low: 'Je tegoed is bijna op',
  empty: 'Je tegoed is op. Je kunt nog wel gebeld worden en 112 bellen.',
  lost: 'Je tegoed is verlopen. Waardeer op om je nummer te houden.',
  validUntil: (date: string) => `Geldig tot en met ${date}`,
  expired: (date: string) => `Was geldig tot en met ${date}`,
} as const
