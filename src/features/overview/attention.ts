import { toWaitingOrder } from '#features/phones/shared/waitingOrder.ts'
import { type StandstillSentence, ways } from '#features/usage/shared/standstillCopy.ts'
import { type StandstillWay, wayTo } from '#features/usage/shared/standstillWays.ts'
import { dayOf } from '#kit/dates.ts'
import { phoneText } from '#kit/typed/phoneNumber.ts'
import type { NoticeTone } from '#kit/ui/Notice.tsx'
import { minutesInFull } from '#kit/words/dataSize.ts'
import { dayText, timeText } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import type { FixMeItem, FixMeType, Overview } from '#model/overview/contract.ts'
import { isCreditFirst } from '#model/overview/internet.ts'
import { type MainStep, mainStep } from '#model/overview/mainStep.ts'
import { isOrderOver, minutesKept } from '#model/phones/keptOrder.ts'
import { unreachableBy } from '#model/porting/porting.ts'
import { standstillOn } from '#model/subscription/standstill.ts'
import { type Href, href, type PlainPath, withQuery } from '#platform/router/href.ts'
import { type AttentionWords, fixMe, keptText } from './attentionCopy.ts'
import { type AttentionFigures, type Part, parts } from './attentionFigures.ts'
import { lacksCredit } from './credit.ts'
import { boxOf } from './standstillBox.ts'

type Kind = { tone: NoticeTone; path: PlainPath | '/betaal-factuur/:id' | null; costsMoney?: true }

/** All overdue invoices: ALL_OVERDUE of invoices/betalen/which. */
const OVERDUE = 'te-laat'

/** Where the button goes; null closes the notice. Paths that cost money are blocked while offline. */
const kinds: Record<FixMeType, Kind> = {
  portingSms: { tone: 'warn', path: '/nummerbehoud-gegevens' },
  portingSent: { tone: 'info', path: '/nummerbehoud' },
  portingApproved: { tone: 'info', path: '/nummerbehoud' },
  portingRejected: { tone: 'bad', path: '/nummerbehoud' },
  portingDone: { tone: 'good', path: null },
  porting: { tone: 'info', path: '/nummerbehoud' },
  simActivation: { tone: 'info', path: '/simkaart-activeren' },
  esimActivation: { tone: 'info', path: '/esim' },
  simActivating: { tone: 'info', path: '/instellingen/simkaart' },
  lockWaiting: { tone: 'warn', path: '/instellingen/gegevens/beveiliging' },
  simBlocked: { tone: 'bad', path: '/instellingen/simkaart' },
  paymentOverdue: { tone: 'bad', path: '/betaal-factuur/:id', costsMoney: true },
  paymentFailed: { tone: 'bad', path: '/betaal-factuur/:id', costsMoney: true },
  orderWaiting: { tone: 'warn', path: '/verlengen/telefoons', costsMoney: true },
  paymentChecking: { tone: 'info', path: '/facturen' },
  arrangement: { tone: 'info', path: '/betalingsregelingen' },
  arrangementLate: { tone: 'warn', path: '/betalingsregelingen/termijn', costsMoney: true },
  lowBalance: { tone: 'warn', path: '/beltegoed-opwaarderen', costsMoney: true },
  extensionLacking: { tone: 'warn', path: '/beltegoed-opwaarderen', costsMoney: true },
  extensionMissed: { tone: 'warn', path: '/beltegoed-opwaarderen', costsMoney: true },
  mutualLacking: { tone: 'warn', path: '/beltegoed-opwaarderen', costsMoney: true },
  mutualMissed: { tone: 'warn', path: '/beltegoed-opwaarderen', costsMoney: true },
  onboarding: { tone: 'warn', path: '/welkom' },
  mfa: { tone: 'info', path: '/instellingen/gegevens/2-stapsbeveiliging' },
  ibanMissing: { tone: 'warn', path: '/instellingen/wijzig/bankrekeningnummer' },
  terminating: { tone: 'warn', path: '/opzeggen' },
  phoneReturn: { tone: 'warn', path: '/annuleren' },
  phoneReturned: { tone: 'good', path: '/annuleren' },
  phoneRefund: { tone: 'info', path: '/annuleren' },
  creditExpiring: { tone: 'warn', path: '/beltegoed-opwaarderen', costsMoney: true },
  outage: { tone: 'warn', path: '/storingstool' },
  compensation: { tone: 'good', path: '/facturen' },
  compensationCredit: { tone: 'good', path: '/betalingen' },
}

/** A sentence in pieces: words, and figures that are still loading. */
export type Piece = string | { missing: Part }

export type Attention = {
  /** The same item keeps its id in later answers. */
  id: string
  type: FixMeType | 'standstill'
  tone: NoticeTone
  text: Piece[]
  ways: StandstillWay[]
  /** The label of the close button; null: the notice cannot be closed. */
  close: string | null
  /** The minutes that an order is still kept, once they are counted; null otherwise. */
  minutes: number | null
}

/**
 * The notices: first why there is no internet, then the rest in the backend's order. While a fresh answer is `coming`, a figure that is not
 * stored on the device is left open; otherwise the sentence without that figure is used. `now` in ms.
 */
export function attentionOf(overview: Overview, coming: boolean, now: number): Attention[] {
  const step = mainStep(overview, now)
  const standstill = overview.subscriptionActive ? standstillOn(overview.standstill, dayOf(now)) : null
  const box = standstill && boxOf(standstill, overview)
  const told = new Set<FixMeType>([
    ...(box?.tells ?? []),
    ...(isCreditFirst(overview, dayOf(now)) ? (['lowBalance'] as const) : []),
  ])
  const first: Attention[] = box
    ? [
        {
          id: 'standstill',
          type: 'standstill',
          tone: box.tone,
          text: box.sentences.flatMap((one, at) => [...(at > 0 ? [' '] : []), ...sentence(one, box.figures, coming)]),
          ways: box.ways,
          close: null,
          minutes: null,
        },
      ]
    : []
  return [
    ...first,
    ...overview.fixMeBarItems.flatMap((item, at, items) => noticeOf(item, at, items, told, overview, step, coming, now)),
  ]
}

function noticeOf(
  item: FixMeItem,
  at: number,
  items: readonly FixMeItem[],
  told: ReadonlySet<FixMeType>,
  overview: Overview,
  step: MainStep | null,
  coming: boolean,
  now: number,
): Attention[] {
  const type = item.templateType
  if (told.has(type) || isOrderOver(item, now)) return []
  const { tone, path, costsMoney = false } = kinds[type]
  const words: AttentionWords = fixMe[type]
  const before = items.slice(0, at).filter(({ templateType }) => templateType === type).length
  const other = item.count !== undefined ? words.many : (wordsByDay(words, item, now) ?? unreachableWords(words, overview, now))
  const said = other !== undefined ? { ...words, text: other } : words
  return [
    {
      id: `${type} ${before}`,
      type,
      tone,
      text: sentence(said, figuresOf(item, overview, now), coming),
      ways:
        path === null
          ? []
          : [
              {
                to: placeOf(path, item),
                costsMoney,
                label: words.button,
                isMain: step === type && before === 0,
                ...(path === '/betaal-factuur/:id' && { pays: OVERDUE }),
              },
              ...besides(type),
            ],
      close: path === null ? words.button : null,
      minutes: minutesKept(item.keptUntil, now),
    },
  ]
}

/** The sentence once the day of the item has come or is over, and the one for an amount of nothing. */
function wordsByDay({ free, done, over }: AttentionWords, { amount, date }: FixMeItem, now: number): string | undefined {
  if (amount === 0 && free !== undefined) return free
  if (date === undefined) return undefined
  const today = dayOf(now)
  return date < today ? (over ?? done) : date === today ? done : undefined
}

/** The sentence for a customer who cannot be reached on the number. */
function unreachableWords({ asleep, blocked }: AttentionWords, overview: Overview, now: number): string | undefined {
  const why = unreachableBy(overview, dayOf(now))
  if (why === null) return undefined
  return why === 'blocked' ? blocked : asleep
}

/** The path with its parameters: the missing credit for topping up, the order for paying it. */
function placeOf(path: NonNullable<Kind['path']>, { templateType, amount, order }: FixMeItem): Href {
  if (templateType === 'orderWaiting' && order) return toWaitingOrder(order)
  const to = href(path, { id: OVERDUE })
  return lacksCredit(templateType) && amount !== undefined ? withQuery(to, { tekort: String(amount) }) : to
}

/** A bundle that was not extended can also be bought again. */
function besides(type: FixMeType): StandstillWay[] {
  if (type === 'mutualMissed') return [wayTo('/onderling-bellen', ways.switchOn)]
  return type === 'extensionMissed' ? [wayTo('/kies-prepaid-bundel', ways.bundle)] : []
}

/** Balance and dates may be missing in the item but known elsewhere in the overview. */
function figuresOf(item: FixMeItem, overview: Overview, now: number): AttentionFigures {
  const { templateType, number, date, amount, count, area, keptUntil } = item
  const time = keptUntil === undefined ? item.time : keptTextOf(keptUntil, now)
  const cents = amount ?? (templateType === 'lowBalance' ? overview.balance : null)
  const elsewhere = { terminating: overview.terminationDate, creditExpiring: overview.creditValidUntil }
  const day = date ?? (templateType === 'terminating' || templateType === 'creditExpiring' ? elsewhere[templateType] : null)
  return {
    ...(number !== undefined && { number: phoneText(number) }),
    ...(day !== null && { date: dayText(day) }),
    ...(cents !== null && { amount: euro(cents) }),
    ...(count !== undefined && { count: String(count) }),
    ...(area !== undefined && { area }),
    ...(time !== undefined && { time }),
  }
}

function keptTextOf(until: number, now: number): string {
  const left = minutesKept(until, now)
  return keptText(timeText(until), left === null ? null : minutesInFull(left))
}

const isPart = (name: string): name is Part => parts.some((part) => part === name)

function sentence({ text, plain }: StandstillSentence, figures: AttentionFigures, coming: boolean): Piece[] {
  // Splitting on a capture group puts the figures' names at the odd places.
  const pieces = text.split(/\{(\w+)\}/).map((piece): Piece => (isPart(piece) ? (figures[piece] ?? { missing: piece }) : piece))
  const open = pieces.some((piece) => typeof piece !== 'string')
  return (open && !coming ? [plain ?? text] : pieces).filter((piece) => piece !== '')
}
