import { expect, test } from 'vitest'
import { between, type Random, randomOf } from '../../mocks/random.ts'
import { IDLE_LIMIT_MS } from '../../src/domain/idle.ts'
import {
  isHeld,
  needsAccount,
  next,
  type Row,
  rowIn,
  type Session,
  type SessionEvent,
  shownRow,
  visitorOf,
} from '../../src/session/machine.ts'
import { flags } from '../support/sessionUser.ts'

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
  switch (event.type) {
    case 'refused':
    case 'ended':
    case 'abandoned':
    case 'let-in':
      return true
    case 'ended-elsewhere':
      return event.marker === before.flags.usr
    case 'user-answered':
      return event.customerNumber !== before.customerNumber
    case 'bound':
      return event.stored?.marker === before.flags.usr && event.stored.account !== event.account
    case 'checked':
      return (
        event.marker !== before.flags.usr ||
        event.lastActivity === null ||
        event.now - event.lastActivity >= IDLE_LIMIT_MS ||
        event.now < event.lastActivity
      )
    default:
      return false
  }
}

const silent: readonly SessionEvent['type'][] = ['server-silent', 'account-late', 'figures-lost', 'reason-missing']

/** The law that a step breaks, if any. */
function brokenBy({ before, event, after }: Step): string | null {
  if (before.kind === 'customer' && after.kind !== 'customer') {
    if (silent.includes(event.type)) return 'a missing answer logged somebody out'
    if (!isReason(before, event)) return 'logged out without a reason'
  }
  if (before.kind === 'remembered' && silent.includes(event.type) && after.kind !== 'remembered')
    return 'a missing answer took the last figures away'
  const hadSession = before.kind === 'customer' || before.kind === 'gone'
  if (hadSession && event.type === 'refused' && after.kind !== 'over') return 'stayed after a refusal'
  if (event.type === 'checked' && after.kind === 'customer') {
    if (event.lastActivity === null) return 'stayed without a record of being here'
    if (event.now - event.lastActivity >= IDLE_LIMIT_MS) return 'stayed after half an hour'
  }
  if ((before.kind === 'over' || before.kind === 'replaced') && after !== before) return 'came back after the end'

  const shown = shownRow(after)
  if (shown && ['asking', 'guest', 'gone', 'replaced', 'over'].includes(after.kind)) return 'figures without a session'
  if (after.kind === 'customer') {
    if (after.customerNumber !== null && shown && shown.account !== accountOf(after.customerNumber))
      return 'the figures of somebody else'
    if (event.type === 'user-answered' && event.customerNumber !== after.customerNumber) return 'the name of somebody else'
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

  const someRow = (): Row => ({
    account: pick(...Object.values(accounts)),
    marker: pick(...markers),
    remembered: chance(0.5),
    prepaid: chance(0.5),
  })
  const someFlags = () => ({ ...flags, usr: pick(...markers), prepaid: chance(0.5) })
  const someMarker = () => (chance(0.8) ? 'm1' : pick(...markers, null))

  const bindingAnswers = (): SessionEvent => {
    if (bindings.length === 0) return { type: 'account-late' }
    const { binding, account } = pick(...bindings)
    if (chance(0.5)) return { type: 'account-known', binding, account }
    return { type: 'bound', binding, account, stored: chance(0.3) ? null : someRow(), isSure: true }
  }

  return (session: Session): SessionEvent => {
    now += pick(0, 1000, 60_000, 10 * 60_000, -1000)
    const number = 'customerNumber' in session ? session.customerNumber : null
    const events: readonly (() => SessionEvent)[] = [
      () => ({ type: 'started', flags: chance(0.7) ? someFlags() : null, ended: pick(null, 'timer', 'other') }),
      () => ({
        type: 'row-found',
        row: someRow(),
        tabMarker: pick(...markers, null),
        account: number === null || chance(0.2) ? null : accountOf(number),
      }),
      () => ({ type: pick('server-answered', 'server-silent', 'figures-lost', 'loaded', 'account-late', 'reason-missing') }),
      () => ({ type: 'server-silent' }),
      () => ({ type: 'let-in', flags: someFlags(), customerNumber: pick(...Object.keys(accounts)), remembered: chance(0.5) }),
      () => (chance(0.3) ? { type: 'abandoned' } : { type: 'loaded' }),
      () => {
        if (number === null) return { type: 'server-answered' }
        const binding = Symbol('binding')
        bindings.push({ binding, account: accountOf(number) })
        return { type: 'binding', binding }
      },
      bindingAnswers,
      bindingAnswers,
      () => {
        const customerNumber = chance(0.8) ? (number ?? 'sanne') : pick(...Object.keys(accounts))
        // An account that was asked for while it was needed may come when it is not any more.
        const account = needsAccount(session) || chance(0.3) ? accountOf(customerNumber) : null
        return { type: 'user-answered', customerNumber, account }
      },
      () => ({ type: 'flags-read', flags: chance(0.2) ? null : someFlags() }),
      () => ({ type: 'remembering-chosen', remembered: chance(0.5) }),
      () => (chance(0.5) ? { type: 'type-changed', prepaid: chance(0.5) } : { type: 'noted', at: now }),
      () => ({
        type: 'checked',
        marker: someMarker(),
        lastActivity: chance(0.9) ? now - pick(0, 1000, 60_000, 29 * 60_000, 31 * 60_000) : null,
        wiping: chance(0.9) ? null : pick('timer', 'customer', 'other'),
        now,
      }),
      () => ({ type: 'ended-elsewhere', marker: pick(...markers), reason: pick('timer', 'customer', 'other') }),
      () => (chance(0.3) ? { type: 'refused' } : { type: 'server-silent' }),
      () => (chance(0.2) ? { type: 'ended', reason: pick('customer', 'timer') } : { type: 'server-answered' }),
    ]
    // A start comes first, mostly.
    return session.kind === 'asking' && chance(0.8) ? (events[0] as () => SessionEvent)() : pick(...events)()
  }
}

test(`${ORDERS} sessions in any weather: no missing answer ends one, a refusal always does, nobody sees another's figures`, () => {
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
      if (after.kind === 'over') see(`over by ${event.type}`)
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
    'over by user-answered',
    'over by bound',
    'over by checked',
    'over by refused',
    'over by ended-elsewhere',
  ])
    expect(seen[way], way).toBeGreaterThan(100)
})
