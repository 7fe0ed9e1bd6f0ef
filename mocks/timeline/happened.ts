/** What happened to a customer, apart from money. */
import { addDays, dayOf, endOfMonth } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { unwrapUntil } from '#model/bundles/gifts.ts'
import { isPhoneOnItsWay } from '#model/phones/phoneState.ts'
import { isEsim } from '#model/sim/simcard.ts'
import type {
  Account,
  HouseholdGroup,
  Phone,
  PhoneOrder,
  PostpaidAccount,
  PrepaidAccount,
} from '../../fixtures/accounts/account.ts'
import { outagesSince } from '../outage/world.ts'
import { refundOf } from '../phones/phoneOrder.ts'
import type { Context } from '../server/backend.ts'
import { statementsOf } from '../subscription/operations.ts'
import { doneBy } from '../world/asOf.ts'
import { accountAt } from '../world/placed.ts'
import { contractsOf, renewableDays } from './renewing.ts'
import { plainOn, type Told } from './rows.ts'

const firstOf = (account: PrepaidAccount): PrepaidAccount => (account.before ? firstOf(account.before.account) : account)

/** The phones that were ordered, latest first. */
function phonesOf({ handset, phone }: Pick<PostpaidAccount, 'handset' | 'phone'>): { order: PhoneOrder; phone: Phone | null }[] {
  if (handset === null) return []
  return [{ order: handset, phone }, ...(handset.former ? phonesOf(handset.former) : [])]
}

function ofPhones(account: PostpaidAccount, today: Day): Told[] {
  return phonesOf(account).flatMap(({ order, phone }): Told[] => {
    const name = phone?.name ?? null
    const { orderedOn, arrivesOn, paidAtOnce = 0, status } = order
    const isHere = !isPhoneOnItsWay(order) && !['INITIAL', 'REJECTED', 'CANCELLED'].includes(status)
    const delivered = isHere ? (arrivesOn ?? phone?.delivered ?? null) : null
    const back = refundOf(order, today)?.receivedOn ?? null
    return [
      ...(orderedOn ? [{ kind: 'ordered', day: orderedOn, name } as const] : []),
      ...(orderedOn && paidAtOnce > 0
        ? [{ kind: 'payment', day: orderedOn, amount: paidAtOnce, of: 'phone', state: 'paid', invoice: null } as const]
        : []),
      ...(delivered ? [{ kind: 'parcel', day: delivered, name } as const] : []),
      ...plainOn('phoneBack', back),
    ]
  })
}

/** The last days of discounts that lasted as long as they were promised. */
const discountsOf = ({ discount, earlier }: PostpaidAccount, today: Day): Day[] =>
  [{ discount, until: today }, ...earlier].flatMap((terms) =>
    terms.discount && terms.discount.until < today && terms.discount.until <= terms.until ? terms.discount.until : [],
  )

const groupsOf = (group: HouseholdGroup): HouseholdGroup[] => [group, ...(group.earlier ? groupsOf(group.earlier) : [])]

/** Changes of bundles and contracts that were agreed, and those that began. */
function ofContracts(account: PostpaidAccount, today: Day): Told[] {
  const signed = contractsOf(account.newContract)
  const { takenBack } = account
  const signedOn = new Set([...signed, ...takenBack].map(({ orderedOn }) => orderedOn))
  const renewed = new Set([...signed.map(({ startsOn }) => startsOn), ...takenBack.map(({ begun }) => begun)])
  const begun = account.earlier.map(({ until }) => addDays(until, 1))
  const ends = account.earlier.flatMap((terms) =>
    terms.contractEnd !== null && terms.contractEnd <= terms.until ? terms.contractEnd : [],
  )
  const { contractEnd, cancellation, undone = [], termination, completeFrom } = account
  return [
    ...[...signedOn].flatMap((day) => plainOn('signed', day)),
    ...begun.flatMap((day) => plainOn(renewed.has(day) ? 'renewal' : 'change', day)),
    ...discountsOf(account, today).map((day) => ({ kind: 'discount', day, price: null }) as const),
    ...[...new Set([contractEnd, ...ends])].flatMap((day) => plainOn('contract', day)),
    ...renewableDays(account).flatMap((day) => plainOn('renew', day)),
    ...undone.flatMap(({ on, until }) => [...plainOn('cancelled', on), ...plainOn('stayed', until)]),
    ...plainOn('cancelled', cancellation?.isWithdrawn ? cancellation.cancelledOn : cancellation?.on),
    ...plainOn('stop', termination),
    ...(completeFrom !== null && completeFrom <= (termination ?? today) ? plainOn('complete', completeFrom) : []),
    ...account.dataCapSwitched.flatMap((day) => plainOn('dataCap', day)),
    ...groupsOf(account.household).flatMap(({ endsOn }) => plainOn('household', endsOn)),
  ]
}

const ofExtras = ({ extras, gifts, givenAway, termination }: PostpaidAccount, today: Day): Told[] => [
  ...extras.map(({ type, size, price: amount, day }) => ({ kind: 'bought', day, type, size, amount }) as const),
  ...givenAway.map(({ day, size, to: { firstName: to } }) => ({ kind: 'gave', day, size, to, until: endOfMonth(day) }) as const),
  ...[
    ...Map.groupBy(
      gifts
        .flatMap(({ isUnwrapped, until }) => (isUnwrapped ? [] : unwrapUntil(until, termination)))
        .filter((day) => day < today),
      (day) => day,
    ),
  ].map(([day, { length: count }]) => ({ kind: 'gift', day, count }) as const),
]

/** The requests to bring a number, of the described account and in the demo, and the number that came. */
function ofPorting({ account, events, now }: Context): Told[] {
  const { porting } = account
  const described = accountAt(account.number, account.seenAt).porting
  const asked = doneBy(events, now).flatMap((event): Told[] =>
    event.kind === 'porting-asked' ? [{ kind: 'portingAsked', day: dayOf(event.at), number: event.request.number }] : [],
  )
  return [
    ...(described?.step === 'sent' ? [{ kind: 'portingAsked', day: described.on, number: described.number } as const] : []),
    ...asked,
    ...(porting?.step === 'done' ? [{ kind: 'porting', day: porting.date, number: porting.number } as const] : []),
  ]
}

const iso = (moment: number): string => new Date(moment).toISOString()

const ofOutages = (account: Account, now: number): Told[] =>
  outagesSince(account, accountAt(account.number, account.seenAt), now).map(({ id, name: area, from, until }) => ({
    kind: 'outage',
    day: dayOf(from),
    area,
    from: iso(from),
    until: until === null || until > now ? null : iso(until),
    key: `outage-${id}`,
  }))

const ofCards = ({ account, events, now }: Context): Told[] => [
  ...doneBy(events, now).flatMap((event): Told[] => {
    const isOrder = event.kind === 'sim-ordered' || event.kind === 'locked-sim-ordered'
    return isOrder ? [{ kind: 'sim', day: dayOf(event.at), amount: event.price }] : []
  }),
  ...account.sims.activated.map(({ type, day }): Told => ({ kind: isEsim(type) ? 'esim' : 'simActive', day })),
  ...plainOn('esim', accountAt(account.number, account.seenAt).sims.installed),
]

/** The renewals that failed. The renewal of a bundle was announced as an extension. */
const missedBy = ({ missed }: PrepaidAccount): Told[] =>
  missed.map(({ of, on: day }) => ({ kind: 'missed', day, ...(of === 'bundle' && { key: `extension-${day}` }) }))

function ofPrepaid(account: PrepaidAccount): Told[] {
  const { switching } = account
  return [...plainOn('joined', firstOf(account).since), ...missedBy(account), ...plainOn('signed', switching?.orderedOn)]
}

function ofSubscriber(account: PostpaidAccount, context: Context): Told[] {
  const { today } = context.world
  return [
    ...plainOn('joined', account.before && firstOf(account.before.account).since),
    ...(account.before ? missedBy(account.before.account) : []),
    ...plainOn('signed', account.orderedOn),
    ...plainOn('start', account.since),
    ...ofContracts(account, today),
    ...ofExtras(account, today),
    ...ofPhones(account, today),
    ...doneBy(context.events, context.now).flatMap(({ kind, at }) =>
      kind === 'repair-requested' ? plainOn('repair', dayOf(at)) : [],
    ),
    ...statementsOf(context).map(({ at, kind }): Told => ({ kind: 'withdrawn', day: dayOf(Date.parse(at)), what: [kind] })),
    ...account.questions.flatMap(({ answeredOn, withdrawn }) => (withdrawn ? [] : plainOn('answer', answeredOn))),
  ]
}

/** Everything with a day until today. */
export function happenedTo(context: Context): Told[] {
  const { account, world, now } = context
  return [
    ...(account.type === 'Prepaid' ? ofPrepaid(account) : ofSubscriber(account, context)),
    ...ofPorting(context),
    ...ofCards(context),
    ...ofOutages(account, now),
  ].filter(({ day }) => day <= world.today)
}
