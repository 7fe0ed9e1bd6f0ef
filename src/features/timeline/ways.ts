import type { TimelineRow } from '#model/timeline/contract.ts'
import { type Href, href, type PlainPath } from '#platform/router/href.ts'
import { offered } from '#platform/router/offered.ts'
import { copy } from './copy.ts'

const { ways } = copy

type Way = { to: Href; label: string }
type Plain = readonly [path: PlainPath, label: string]

const subscription: Plain = ['/instellingen/abonnement', ways.contract]

/** The screen behind the rows of a kind. */
const screens: Partial<Record<TimelineRow['kind'], Plain>> = {
  start: subscription,
  signed: subscription,
  contract: subscription,
  renew: subscription,
  renewal: subscription,
  cancelled: subscription,
  stop: subscription,
  ordered: subscription,
  parcel: subscription,
  change: ['/bundels-wijzigen', ways.bundles],
  discount: ['/bundels-wijzigen', ways.bundles],
  stay: ['/opzeggen', ways.stay],
  complete: ['/compleet', ways.complete],
  dataCap: ['/dataplafond', ways.dataCap],
  household: ['/ft/samenkorting', ways.household],
  firstTerm: ['/facturen', ways.invoices],
  settlement: ['/facturen', ways.invoices],
  debit: ['/facturen', ways.invoices],
  answer: ['/facturen', ways.invoices],
  pay: ['/facturen', ways.pay],
  term: ['/betalingsregelingen', ways.term],
  lateTerm: ['/betalingsregelingen/termijn', ways.lateTerm],
  extension: ['/kies-prepaid-bundel', ways.extension],
  bundle: ['/kies-prepaid-bundel', ways.extension],
  missed: ['/kies-prepaid-bundel', ways.extension],
  mutual: ['/onderling-bellen', ways.mutual],
  credit: ['/beltegoed-opwaarderen', ways.credit],
  gift: ['/cadeau', ways.gift],
  withdraw: ['/annuleren', ways.withdraw],
  withdrawn: ['/annuleren', ways.returns],
  return: ['/annuleren', ways.returns],
  phoneBack: ['/annuleren', ways.returns],
  porting: ['/nummerbehoud', ways.porting],
  portingAsked: ['/nummerbehoud', ways.porting],
  outage: ['/storingstool', ways.outage],
  sim: ['/instellingen/simkaart', ways.sim],
  simComes: ['/instellingen/simkaart', ways.sim],
  simActive: ['/instellingen/simkaart', ways.sim],
  esim: ['/instellingen/esim', ways.esim],
  repair: ['/reparatie', ways.repair],
}

const ofMoney = (isPrepaid: boolean): Plain => (isPrepaid ? ['/betalingen', ways.payments] : ['/facturen', ways.invoices])
const ofUsage = (isData: boolean): Plain => [isData ? '/verbruik/internet' : '/verbruik/bellen-en-sms', ways.usage]

function screenOf(row: TimelineRow, isPast: boolean, isPrepaid: boolean): Plain | null {
  if (row.kind === 'refund' && row.reason === 'phone') return ['/annuleren', ways.returns]
  if (row.kind === 'invoice' || row.kind === 'refund' || row.kind === 'payment') return ofMoney(isPrepaid)
  if (row.kind === 'extra') return ofUsage(row.types.includes('data'))
  if (row.kind === 'gave') return ofUsage(true)
  if (row.kind === 'bought') return ofUsage(row.type === 'data')
  if (isPast && (row.kind === 'gift' || row.kind === 'stay' || row.kind === 'withdraw')) return null
  return screens[row.kind] ?? null
}

/** The link to the screen behind a row; null when there is none that this customer may open. */
export function wayOf(row: TimelineRow, isPast: boolean, isPrepaid: boolean): Way | null {
  if ('invoice' in row && row.invoice !== null && !isPrepaid)
    return { to: href('/factuur/:id', { id: row.invoice }), label: ways.invoice }
  const [path, label] = screenOf(row, isPast, isPrepaid) ?? []
  const to = path === undefined ? null : offered(path, { prepaid: isPrepaid, needsOnboarding: false })
  return to === null || label === undefined ? null : { to, label }
}
