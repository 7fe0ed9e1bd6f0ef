import type { Standstill } from '#kit/parts.ts'
import type { NoticeTone } from '#kit/ui/Notice.tsx'
import { euro } from '#kit/words/money.ts'
import { type Href, href, type PlainPath } from '#platform/router/href.ts'
import { ways } from './standstillCopy.ts'

export type StandstillWay = {
  label: string
  to: Href
  costsMoney: boolean
  isMain?: boolean
  /** The invoices to pay over the screen, as the id in `/betaal-factuur/:id`. */
  pays?: string
}

export const wayTo = (path: PlainPath, label: string, more: Partial<StandstillWay> = {}): StandstillWay => ({
  to: href(path),
  label,
  costsMoney: false,
  ...more,
})

const main = { isMain: true } as const
const paying = { costsMoney: true, ...main } as const

/** Pays all overdue invoices: `te-laat` is ALL_OVERDUE of facturen/betalen/which. */
const payOverdue = (amount: number | undefined): StandstillWay => ({
  to: href('/betaal-factuur/:id', { id: 'te-laat' }),
  pays: 'te-laat',
  label: amount === undefined ? ways.payPlain : ways.pay(euro(amount)),
  ...paying,
})

const toLimit = wayTo('/instellingen/kostenlimiet', ways.limit)

export const toneOf = ({ why }: Standstill): NoticeTone => {
  if (why === 'checking' || why === 'inactive') return 'info'
  return why === 'switchedOff' || why === 'capped' ? 'warn' : 'bad'
}

type Customer = { mayBuy: boolean; prepaid: boolean }

/** The ways out, the one that helps now first. A customer who may not buy extra data may not change the data cap either. */
export function standstillWaysOut({ why, amount, limited }: Standstill, { mayBuy, prepaid }: Customer): StandstillWay[] {
  switch (why) {
    case 'unpaid':
      return [payOverdue(amount), wayTo('/betalingsregelingen', ways.inTerms)]
    case 'term':
      return [wayTo('/betalingsregelingen/termijn', ways.payTerm, paying)]
    case 'checking':
      return [wayTo('/facturen', ways.invoices)]
    case 'blocked':
    case 'inactive':
      return [wayTo('/instellingen/simkaart', ways.sim, main)]
    case 'stolen':
      // A prepaid customer cannot order a card here; the page of the block explains how.
      return [
        wayTo(prepaid ? '/simkaart-blokkeren' : '/simkaart-aanvragen', ways.newSim, main),
        wayTo('/simkaart-deblokkeren', ways.unblock),
      ]
    case 'switchedOff':
      return [wayTo('/instellingen/internet-en-bellen', ways.switchOn, main)]
    case 'capped':
      return mayBuy ? [wayTo('/mbs-bijkopen', ways.extra, paying), limited ? toLimit : wayTo('/dataplafond', ways.cap)] : []
  }
}
