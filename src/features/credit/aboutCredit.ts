import { euro } from '#kit/words/money.ts'
import type { AutoCreditTopUp } from '#model/overview/contract.ts'

const words = {
  balance: (amount: string, threshold: string) => `We waarderen ${amount} op als je tegoed lager is dan ${threshold}.`,
  monthly: (amount: string, day: number) => `We waarderen elke maand op dag ${day} ${amount} op.`,
  bundle: (amount: string) => `We waarderen ${amount} op voordat je bundel verlengt.`,
  other: (amount: string) => `We waarderen steeds ${amount} op.`,
} as const

export const creditLines = {
  title: 'Je beltegoed',
  about: 'Hier zie je hoeveel tegoed je hebt en tot wanneer je het kunt gebruiken.',
  states: { low: 'Bijna op', empty: 'Op' },
  validUntil: (date: string) =>
    `Je tegoed is geldig tot en met ${date}. Gebruik je simkaart of waardeer op, dan blijft het langer geldig.`,
  expired: (date: string) => `Je tegoed was geldig tot en met ${date}.`,
  warnings: {
    empty: 'Je tegoed is op. Je kunt nog wel gebeld worden en 112 bellen.',
    low: (amount: string) => `Je tegoed is ${amount}. Waardeer op om te blijven bellen.`,
    expiring: (date: string) => `Je tegoed verloopt op ${date}. Bel, internet of waardeer op om het te houden.`,
    expired: 'Je tegoed is verlopen. Waardeer op om je nummer te houden.',
  },
  topUp: 'Opwaarderen',
  auto: 'Automatisch opwaarderen',
  autoOff: 'Staat uit',
  autoUnknown: 'Bekijk of het aanstaat',
  history: 'Bekijk je betalingen',
  historyText: 'Opgewaardeerd en gekocht',
  bundle: 'Kies een bundel',
  bundleText: 'Goedkoper bellen en internetten',
  failed: 'We kunnen je beltegoed nu niet laden. Probeer het zo nog eens.',
  offline: {
    device: 'Je bent offline. Opwaarderen kan alleen met internet.',
    server: 'We krijgen geen verbinding. Opwaarderen kan alleen met internet.',
  },
} as const

export function autoTopUpText({ type, amount, threshold, dayOfMonth }: AutoCreditTopUp): string {
  if (type === 'BUNDLE') return words.bundle(euro(amount))
  if (type === 'BALANCE' && threshold !== null) return words.balance(euro(amount), euro(threshold))
  if (type === 'MONTHLY' && dayOfMonth !== null) return words.monthly(euro(amount), dayOfMonth)
  return words.other(euro(amount))
}
