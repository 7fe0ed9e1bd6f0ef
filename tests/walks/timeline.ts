import { dayOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import type { Invoices } from '#model/invoices/contract/invoices.ts'
import type { PastPayment } from '#model/invoices/contract/paymentHistory.ts'
import type { Timeline, TimelineRow } from '#model/timeline/contract.ts'
import { passing } from '../timeline/passing.ts'
import type { Wanted } from './choices.ts'
import type { Walker } from './customer.ts'
import { must } from './must.ts'
import { pocketOf } from './pocket.ts'

/** The timeline misses nothing that happened, and announces nothing that does not come. */

const rowsOf = async (walker: Walker): Promise<readonly TimelineRow[]> => {
  const { rows } = (await walker.read('getTimeline')) as Timeline
  return rows
}

const stays = ({ kind }: TimelineRow): boolean => !passing.includes(kind)
/** A credit may still be taken off an invoice that was sent. */
const changesByCredit = (row: TimelineRow): boolean =>
  row.kind === 'invoice' || (row.kind === 'refund' && row.reason === 'credit')
const amountOf = (row: TimelineRow): number | null => ('amount' in row ? row.amount : null)

/** A payment that the bank has not decided yet may change what is announced. */
const isUndecided = (row: TimelineRow): boolean => row.kind === 'payment' && (row.state === 'checking' || row.state === 'open')

/**
 * The clock moves on without a deed: what was announced for a day that has come by then, is there. When another provider cancels
 * meanwhile, later days may change.
 */
export async function turnedTo(walker: Walker, now: number): Promise<void> {
  const before = await rowsOf(walker)
  const [was, today] = [dayOf(walker.now), dayOf(now)]
  await walker.turnTo(now)
  if (pocketOf(walker).slow.size > 0 || before.some(isUndecided)) return
  const rows = await rowsOf(walker)
  const until = rows.find(({ kind, day }) => kind === 'cancelled' && day > was)?.day ?? today
  const here = new Set(rows.map(({ id, day }) => `${day} ${id}`))
  const lost = before.filter((row) => row.day > was && row.day <= until && stays(row) && !here.has(`${row.day} ${row.id}`))
  must(
    lost.length === 0,
    'what was announced on the timeline has come',
    lost,
    rows.filter(({ day }) => day > was && day <= today),
  )
}

type Row = Partial<Record<'kind' | 'amount' | 'day' | 'of' | 'by', unknown>>
type Receipt = Readonly<Record<string, unknown>>

/** The row of an order, by the name of its write. Its day is today unless it has another. */
const rowOf: Readonly<Record<string, (receipt: Receipt, input: Receipt) => Row | null>> = {
  topupPostpaidBundle: ({ price }) => ({ kind: 'bought', amount: price }),
  activateGiftBundle: () => ({ kind: 'bought', amount: 0 }),
  topupPrepaidBundle: ({ kind, price }) => ({ kind: 'payment', of: kind, amount: price }),
  redeemTopUpCode: ({ amount }) => ({ kind: 'payment', of: 'voucher', amount }),
  changePostpaidCampaigns: ({ startsOn }) => (startsOn === null ? null : { day: startsOn }),
  terminateSubscription: ({ endsOn }) => ({ kind: 'stop', day: endsOn }),
  createSimcard: ({ price }) => ({ kind: 'sim', amount: price }),
  numberport: () => ({ kind: 'portingAsked' }),
  askAboutInvoice: ({ answerBy }) => ({ kind: 'answer', day: answerBy }),
  requestRepair: () => ({ kind: 'repair' }),
  withdrawContract: () => ({ kind: 'withdrawn' }),
}

/** Whether this row has all that is wanted of it. */
const fits = (row: TimelineRow, wanted: Row): boolean => {
  const told: Row = row
  return Object.keys(wanted).every((key) => told[key as keyof Row] === wanted[key as keyof Row])
}

/** An order is on the timeline at once. The first of its kind is looked at: a timeline takes longer than the order. */
export async function expectOnTimeline(walker: Walker, { name, input }: Wanted, result: unknown): Promise<void> {
  const wanted = rowOf[name]?.(Object(result), { ...input })
  const { looked } = pocketOf(walker)
  if (!wanted || looked.has(name)) return
  looked.add(name)
  const day = dayOf(walker.now)
  const rows = await rowsOf(walker)
  const expected = { day, ...wanted }
  must(
    rows.some((row) => fits(row, expected)),
    `${name} is on the timeline`,
    expected,
    rows.filter((row) => row.day >= day || row.kind === wanted.kind),
  )
}

/** The timeline agrees with the invoices and payments that the customer sees elsewhere. Answers what it tells of the past. */
export function timelineFacts(
  { rows }: Timeline,
  { invoices = [] }: Partial<Invoices>,
  payments: readonly PastPayment[],
  today: Day,
): [name: string, told: unknown][] {
  for (const { id, date, amount } of invoices) {
    const [row] = rows.filter((one) => one.kind === 'invoice' && one.invoice === id)
    must(row?.day === date && amountOf(row) === amount, 'every invoice is on the timeline', { id, date, amount }, row)
  }
  for (const { at, amount } of payments) {
    const day = dayOf(Date.parse(at))
    const isThere = rows.some(
      (row) => (row.kind === 'payment' || row.kind === 'refund') && row.day === day && row.amount === amount,
    )
    must(isThere, 'every payment is on the timeline', { at, amount })
  }
  must(new Set(rows.map(({ id }) => id)).size === rows.length, 'each row has an id of its own')
  return rows
    .filter((row) => row.day < today && stays(row) && !isUndecided(row) && row.kind !== 'message')
    .map((row) => [`row ${row.id}`, [row.kind, row.day, changesByCredit(row) ? null : amountOf(row)]])
}
