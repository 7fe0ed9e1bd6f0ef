import { expect, test } from 'vitest'
import { IDLE_LIMIT_MS } from '#model/device/idle.ts'
import { needsAccount } from '#platform/session/binding.ts'
import { isHeld, type KeptRow, rowIn, type Session, shownRow, visitorOf } from '#platform/session/machine.ts'
import { between, type Random, randomOf } from '../../../mocks/world/random.ts'
import { flags } from '../../support/sessionUser.ts'
import { next, type SessionEvent } from './events.ts'

const ORDERS = 10_000
const EVENTS = 40
const SEED = process.env.SEED ?? 'sessions'
const NOON = Date.parse('2026-11-20T11:00:00Z')

/** Two customers: their number, and the account under which the device stores their figures. */
const accounts: Readonly<Record<string, string>> = { sanne: 'account of sanne', bram: 'account of bram' }
const accountOf = (customerNumber: string): string => accounts[customerNumber] ?? 'nobody'
const markers = ['m1', 'm2', 'm3'] as const

type Step = { before: Session; event: SessionEvent; after: Session }

/** Which events may take a customer out of their session. */
function isReason(before: Extract<Session, { kind: 'customer' }>, event: SessionEvent): boolean {
  if (event[0] === 'endedElsewhere') return event[1] === before.flags.usr
  if (event[0] === 'userAnswered') return event[1] !== before.customerNumber
  if (event[0] === 'bound') {
    const [, , account, stored] = event
    return stored?.marker === before.flags.usr && stored.account !== account
  }
  if (event[0] === 'checked') {
    const { marker, lastActivity, now, steady } = event[1]
    const isOver = lastActivity === null || Math.max(steady, now - lastActivity) >= IDLE_LIMIT_MS
    return isOver || marker !== before.flags.usr
  }
  return ['refused', 'ended', 'abandoned', 'letIn'].includes(event[0])
}

const silent: readonly SessionEvent[0][] = ['serverSilent', 'accountLate', 'figuresLost', 'reasonMissing']

/** The law that a step breaks, if any. */
function brokenBy({ before, event, after }: Step): string | null {
  if (before.kind === 'customer' && after.kind !== 'customer') {
    if (silent.includes(event[0])) return 'a missing answer logged somebody out'
    if (!isReason(before, event)) return 'logged out without a reason'
  }
  if (before.kind === 'remembered' && silent.includes(event[0]) && after.kind !== 'remembered')
    return 'a missing answer took the last figures away'
  const hadSession = before.kind === 'customer' || before.kind === 'gone'
  if (hadSession && event[0] === 'refused' && after.kind !== 'over') return 'stayed after a refusal'
  if (event[0] === 'checked' && after.kind === 'customer') {
    const { lastActivity, now } = event[1]
    if (lastActivity === null) return 'stayed without a record of being here'
    if (now - lastActivity >= IDLE_LIMIT_MS) return 'stayed after half an hour'
  }
  if ((before.kind === 'over' || before.kind === 'replaced') && after !== before) return 'came back after the end'

  const shown = shownRow(after)
  if (shown && ['asking', 'guest', 'gone', 'replaced', 'over'].includes(after.kind)) return 'figures without a session'
  if (after.kind === 'customer') {
    if (after.customerNumber !== null && shown && shown.account !== accountOf(after.customerNumber))
      return 'the figures of somebody else'
    if (event[0] === 'userAnswered' && event[1] !== after.customerNumber) return 'the name of somebody else'
    if (shown && after.customerNumber === null && shown.marker !== after.flags.usr) return 'the figures of another session'
  }
  // Who signs in over the figures of a remembered customer does not store anything under their row.
  if (after.kind === 'entering' && rowIn(after) && rowIn(after)?.account !== accountOf(after.customerNumber))
    return "somebody else's row while signing in"
  if (after.kind === 'over' && visitorOf(after).kind !== 'guest') return 'somebody is here after the end'
  return null
}

/** Everything around a session in random order: answers that are late or missing or somebody else's, other tabs, the clock. */
function weather(random: Random) {
  const pick = <Value>(...values: readonly Value[]): Value => values[between(random, 0, values.length - 1)] as Value
  const chance = (of: number) => random() < of
  /** Bindings whose answers are still to come, in any order, and perhaps twice. */
  const bindings: { binding: symbol; account: string }[] = []
  let now = NOON

  const someRow = (): KeptRow => ({
    account: pick(...Object.values(accounts)),
    marker: pick(...markers),
    remembered: chance(0.5),
    prepaid: chance(0.5),
  })
  const someFlags = () => ({ ...flags, usr: pick(...markers), prepaid: chance(0.5) })
  const someMarker = () => (chance(0.8) ? 'm1' : pick(...markers, null))

  const bindingAnswers = (): SessionEvent => {
    if (bindings.length === 0) return ['accountLate']
    const { binding, account } = pick(...bindings)
    return chance(0.5) ? ['accountKnown', binding, account] : ['bound', binding, account, chance(0.3) ? null : someRow(), true]
  }

  return (session: Session): SessionEvent => {
    now += pick(0, 1000, 60_000, 10 * 60_000, -1000)
    const number = 'customerNumber' in session ? session.customerNumber : null
    const events: readonly (() => SessionEvent)[] = [
      () => ['started', chance(0.7) ? someFlags() : null, pick(null, 'timer', 'other')],
      () => ['rowFound', someRow(), pick(...markers, null)],
      () => [pick('serverAnswered', 'serverSilent', 'figuresLost', 'loaded', 'accountLate', 'reasonMissing')],
      () => ['serverSilent'],
      () => ['letIn', someFlags(), pick(...Object.keys(accounts)), chance(0.5)],
      () => [chance(0.3) ? 'abandoned' : 'loaded'],
      () => {
        if (number === null) return ['serverAnswered']
        const binding = Symbol('binding')
        bindings.push({ binding, account: accountOf(number) })
        return ['bindingBegun', binding]
      },
      bindingAnswers,
      bindingAnswers,
      () => {
        const customerNumber = chance(0.8) ? (number ?? 'sanne') : pick(...Object.keys(accounts))
        // An account that was asked for while it was needed may come when it is not any more.
        return ['userAnswered', customerNumber, needsAccount(session) || chance(0.3) ? accountOf(customerNumber) : null]
      },
      () => ['flagsRead', chance(0.2) ? null : someFlags()],
      () => ['rememberingChosen', chance(0.5)],
      () => (chance(0.5) ? ['typeChanged', chance(0.5)] : ['noted', now]),
      () => [
        'checked',
        {
          marker: someMarker(),
          lastActivity: chance(0.9) ? now - pick(0, 1000, 60_000, 29 * 60_000, 31 * 60_000) : null,
          wiping: chance(0.9) ? null : pick('timer', 'customer', 'other'),
          now,
          steady: pick(0, 60_000, 29 * 60_000, 31 * 60_000),
          isSure: chance(0.5),
        },
      ],
      () => ['endedElsewhere', pick(...markers), pick('timer', 'customer', 'other'), pick(null, 'clock')],
      () => [chance(0.3) ? 'refused' : 'serverSilent'],
      () => (chance(0.2) ? ['ended', pick('customer', 'timer')] : ['serverAnswered']),
    ]
    // A start comes first, mostly.
    return session.kind === 'asking' && chance(0.8) ? (events[0] as () => SessionEvent)() : pick(...events)()
  }
}

test(`${ORDERS} random sessions: when answers are late, missing or wrong, then no session breaks a law`, () => {
  const seen: Record<string, number> = {}
  const see = (what: string) => {
    seen[what] = (seen[what] ?? 0) + 1
  }
  for (let order = 0; order < ORDERS; order += 1) {
    const happens = weather(randomOf(SEED, order))
    const told: SessionEvent[] = []
    let session: Session = { kind: 'asking' }
    for (let count = 0; count < EVENTS && session.kind !== 'over'; count += 1) {
      const event = happens(session)
      told.push(event)
      const after = next(session, event)
      const broken = brokenBy({ before: session, event, after })
      if (broken !== null) expect.fail(`${broken}, seed ${SEED} ${order}: ${JSON.stringify({ session, after, told }, null, 1)}`)
      if (after.kind !== session.kind) see(`${session.kind} to ${after.kind}`)
      if (isHeld(session) && !isHeld(after) && shownRow(after)) see('held figures shown')
      if (after.kind === 'over') see(`over by ${event[0]}`)
      session = after
    }
  }
  // The weather has been everywhere.
  for (const way of [
    'asking to customer',
    'guest to remembered',
    'remembered to entering',
    'entering to customer',
    'entering to guest',
    'customer to gone',
    'customer to replaced',
    'gone to over',
    'held figures shown',
    'over by userAnswered',
    'over by bound',
    'over by checked',
    'over by refused',
    'over by endedElsewhere',
  ])
    expect(seen[way], way).toBeGreaterThan(100)
})
