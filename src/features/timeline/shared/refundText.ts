import type { BadgeTone } from '#kit/ui/Badge.tsx'
import type { refundReasons, TimelineRow } from '#model/timeline/contract.ts'

export type Refund = Extract<TimelineRow, { kind: 'refund' }>

const titles: Record<Refund['state'], string> = { coming: 'Je krijgt geld terug', done: 'Je kreeg geld terug' }

const reasons: Record<(typeof refundReasons)[number], string> = {
  phone: 'Voor de telefoon die je herriep.',
  outage: 'Voor een storing.',
  question: 'Na je vraag over een factuur.',
  credit: 'We maakten een factuur lager.',
  verification: 'De cent waarmee je je rekening koppelde.',
  settlement: 'Je had meer betaald dan je hoefde.',
  other: 'Waarvoor precies, dat weten we niet.',
}

const places: Record<Refund['by'], Record<Refund['state'], string>> = {
  invoice: { coming: 'Het gaat van je factuur af.', done: 'Het ging van je factuur af.' },
  credit: { coming: 'Het komt bij je beltegoed.', done: 'Het kwam bij je beltegoed.' },
  account: { coming: 'Het gaat naar je bankrekening.', done: 'Het ging naar je bankrekening.' },
}

const states: Record<Refund['state'], { tone: BadgeTone; text: string }> = {
  coming: { tone: 'info', text: 'Komt nog' },
  done: { tone: 'good', text: 'Terugbetaald' },
}

export const refundTitle = ({ state }: Pick<Refund, 'state'>): string => titles[state]

/** Why the money comes back, and where it goes. */
export const refundText = ({ reason, by, state }: Pick<Refund, 'reason' | 'by' | 'state'>): string =>
  `${reasons[reason]} ${places[by][state]}`

export const refundBadge = ({ state }: Pick<Refund, 'state'>): { tone: BadgeTone; text: string } => states[state]
