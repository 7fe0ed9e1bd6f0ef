import { describe, expect, test } from 'vitest'
import {
  endingOf,
  type KeptRow,
  mayShow,
  rowIn,
  type Session,
  secondsLeftIn,
  sessionAccount,
  visitorOf,
} from '#platform/session/machine.ts'
import { mayNote } from '#platform/session/watching.ts'
import { flags } from '../../support/sessionUser.ts'
import { next, type SessionEvent } from './events.ts'

const MINUTE = 60_000
const NOON = Date.parse('2026-11-20T11:00:00Z')
const newFlags = { ...flags, usr: 'nieuw' }
const changedFlags = { ...flags, prepaid: false }
const mine = Symbol('mine')
const earlier = Symbol('earlier')

/** A row of the session with marker `merk`, unless it says otherwise. */
const row = (account: string, more: Partial<KeptRow> = {}): KeptRow => ({
  account,
  marker: flags.usr,
  remembered: false,
  prepaid: true,
  ...more,
})
const own = row('a')
const remembered = row('a', { remembered: true, marker: 'oud' })

const bare = { flags, customerNumber: null, row: null, choice: undefined, binding: null } as const
const here = { ...bare, kind: 'customer', unconfirmed: null, secondsLeft: null, notedAt: 0 } as const
const enters = {
  ...bare,
  flags: newFlags,
  kind: 'entering',
  customerNumber: '1',
  before: { kind: 'guest' },
  shownBefore: null,
  binding: mine,
} as const

const states = {
  asking: { kind: 'asking' },
  guest: { kind: 'guest', ended: null, unconfirmed: null },
  'guest whose session was over': { kind: 'guest', ended: 'timer', unconfirmed: null },
  'guest with an unconfirmed row': { kind: 'guest', ended: null, unconfirmed: remembered },
  remembered: { kind: 'remembered', prepaid: true, row: remembered },
  entering: enters,
  'entering over the figures of before': { ...enters, before: { kind: 'remembered', prepaid: true }, shownBefore: remembered },
  customer: here,
  'customer with an unconfirmed row': { ...here, unconfirmed: own },
  'customer with figures': { ...here, row: own },
  'customer with a number': { ...here, customerNumber: '1', binding: mine },
  'customer with both': { ...here, customerNumber: '1', row: own, binding: mine },
  gone: { kind: 'gone', flags, account: 'a' },
  replaced: { kind: 'replaced', flags, account: 'a' },
  over: { kind: 'over', reason: 'timer', by: 'here', marker: flags.usr, account: 'a', doubt: null },
} as const satisfies Record<string, Session>

const found = { lastActivity: NOON - MINUTE, marker: flags.usr, wiping: null, now: NOON, steady: MINUTE, isSure: true } as const

const events = {
  'started with a session': ['started', flags, null],
  'started without': ['started', null, null],
  'started after the end': ['started', null, 'timer'],
  'own row, this tab': ['rowFound', own, flags.usr],
  'own row, another tab': ['rowFound', own, null],
  'row of an earlier session': ['rowFound', row('a', { marker: 'oud' }), 'oud'],
  'row of a remembered customer': ['rowFound', remembered, null],
  'server-answered': ['serverAnswered'],
  'server-silent': ['serverSilent'],
  'figures-lost': ['figuresLost'],
  'let-in': ['letIn', newFlags, '1', true],
  loaded: ['loaded'],
  abandoned: ['abandoned'],
  binding: ['bindingBegun', Symbol('new')],
  'own account': ['accountKnown', mine, 'a'],
  "another's account": ['accountKnown', mine, 'b'],
  'account of an earlier binding': ['accountKnown', earlier, 'b'],
  'account-late': ['accountLate'],
  'bound, nothing stored': ['bound', mine, 'a', null, true],
  'bound, own row': ['bound', mine, 'a', remembered, true],
  "bound, another's row": ['bound', mine, 'a', row('b', { marker: 'oud' }), true],
  "bound, another's row of this session": ['bound', mine, 'a', row('b'), true],
  'the same without the key': ['bound', mine, 'a', row('b'), false],
  'bound too late': ['bound', earlier, 'b', null, true],
  'own answer': ['userAnswered', '1', 'a'],
  "another's answer": ['userAnswered', '2', 'b'],
  'an answer that proves nothing': ['userAnswered', '1', null],
  'new flags': ['flagsRead', changedFlags],
  'the same flags': ['flagsRead', { ...flags }],
  "another session's flags": ['flagsRead', newFlags],
  'no flags': ['flagsRead', null],
  'remembering-chosen': ['rememberingChosen', true],
  'type-changed': ['typeChanged', false],
  noted: ['noted', NOON],
  'checked: all well': ['checked', found],
  'checked: last two minutes': ['checked', { ...found, lastActivity: NOON - 29 * MINUTE }],
  'checked: half an hour': ['checked', { ...found, lastActivity: NOON - 30 * MINUTE }],
  'checked: clock set back': ['checked', { ...found, lastActivity: NOON + 2 * MINUTE }],
  'checked: clock set back after half an hour': ['checked', { ...found, lastActivity: NOON + MINUTE, steady: 30 * MINUTE }],
  'checked: no record': ['checked', { ...found, lastActivity: null }],
  'checked: no marker': ['checked', { ...found, marker: null }],
  'checked: no marker, wiping': ['checked', { ...found, marker: null, wiping: 'customer' }],
  'checked: no record, wiping': ['checked', { ...found, lastActivity: null, wiping: 'timer' }],
  'checked: wiping of before': ['checked', { ...found, wiping: 'timer' }],
  'checked: another marker': ['checked', { ...found, marker: 'nieuw' }],
  'ended-elsewhere': ['endedElsewhere', flags.usr, 'customer', null],
  "another session's end": ['endedElsewhere', 'oud', 'customer', null],
  'reason-missing': ['reasonMissing'],
  refused: ['refused'],
  'ended: customer': ['ended', 'customer'],
  'ended: timer': ['ended', 'timer'],
} as const satisfies Record<string, SessionEvent>
type EventName = keyof typeof events

/** The state in a few words: what is known, and whose figures. */
function words(session: Session): string {
  const { kind } = session
  if (session.kind === 'over') return `over: ${session.reason}, ${session.by}`
  if (session.kind === 'guest' && session.ended) return `guest after ${session.ended}`
  const parts = [
    session.kind === 'customer' && session.customerNumber !== null && 'number',
    session.kind === 'customer' && session.secondsLeft !== null && `${session.secondsLeft} s`,
    'unconfirmed' in session && session.unconfirmed && 'unconfirmed',
    'shownBefore' in session && session.shownBefore && 'shownBefore',
    rowIn(session) && 'row',
  ]
  return [kind, ...parts.filter(Boolean)].join(' ')
}

const otherEnds = { 'ended: customer': 'over: customer, here', 'ended: timer': 'over: timer, here' } as const satisfies Partial<
  Record<EventName, string>
>

/** What another tab, the clock, the server and the customer do to whoever has a session, whatever is known of them. */
const endsOfCustomer = {
  ...otherEnds,
  abandoned: 'guest',
  'checked: half an hour': 'over: timer, here',
  'checked: clock set back after half an hour': 'over: timer, here',
  'checked: no record': 'over: other, here',
  'checked: no marker': 'gone',
  'checked: no marker, wiping': 'over: customer, elsewhere',
  'checked: no record, wiping': 'over: timer, elsewhere',
  'checked: another marker': 'replaced',
  'ended-elsewhere': 'over: customer, elsewhere',
  refused: 'over: other, here',
} as const satisfies Partial<Record<EventName, string>>

/** Every event that leaves the words as they are, but not the state: what it changes has its own tests. */
const inPlace = (state: string) => ({
  binding: state,
  noted: state,
  'new flags': state,
  'the same flags': state,
  'remembering-chosen': state,
})

/** A stored row that is found, unless it is another's of this same session. */
const boundTo = (state: string) => ({
  'bound, nothing stored': state,
  'bound, own row': state,
  "bound, another's row": state,
  'the same without the key': state,
})

/** Everything that happens during a sign-in whose state is in these words. */
const duringSignIn = (state: string) => ({
  'let-in': state,
  loaded: 'customer number',
  abandoned: 'guest',
  binding: state,
  ...boundTo('entering row'),
  "bound, another's row of this session": 'entering row', // of the session before
  "another's answer": 'over: other, here',
  'remembering-chosen': state,
  ...otherEnds,
})

/** The answers of a server that names the customer. */
const named = {
  'own answer': 'customer number',
  "another's answer": 'customer number',
  'an answer that proves nothing': 'customer number',
}

/** All transitions; every other event changes nothing. */
const changes: Record<keyof typeof states, Partial<Record<EventName, string>>> = {
  asking: { 'started with a session': 'customer', 'started without': 'guest', 'started after the end': 'guest after timer' },
  guest: { 'row of a remembered customer': 'guest unconfirmed', 'let-in': 'entering', ...otherEnds },
  'guest whose session was over': { 'row of a remembered customer': 'guest after timer', 'let-in': 'entering', ...otherEnds },
  'guest with an unconfirmed row': {
    'row of a remembered customer': 'guest unconfirmed',
    'server-answered': 'guest',
    'server-silent': 'remembered row',
    'let-in': 'entering',
    ...otherEnds,
  },
  remembered: { 'figures-lost': 'remembered', 'let-in': 'entering shownBefore', abandoned: 'guest', ...otherEnds },
  entering: duringSignIn('entering'),
  'entering over the figures of before': {
    ...duringSignIn('entering shownBefore'),
    'own account': 'entering row',
    "another's account": 'entering',
    'account-late': 'entering',
  },
  customer: {
    'own row, this tab': 'customer row',
    'own row, another tab': 'customer unconfirmed',
    'let-in': 'entering',
    ...named,
    'checked: last two minutes': 'customer 60 s',
    ...inPlace('customer'),
    ...endsOfCustomer,
  },
  'customer with an unconfirmed row': {
    'own row, this tab': 'customer unconfirmed row',
    'own row, another tab': 'customer unconfirmed',
    'server-answered': 'customer',
    'server-silent': 'customer row',
    'let-in': 'entering',
    ...named,
    'checked: last two minutes': 'customer 60 s unconfirmed',
    ...inPlace('customer unconfirmed'),
    ...endsOfCustomer,
  },
  'customer with figures': {
    'figures-lost': 'customer',
    'let-in': 'entering shownBefore',
    'own answer': 'customer number row',
    "another's answer": 'over: other, here',
    'an answer that proves nothing': 'customer number row',
    'type-changed': 'customer row',
    'checked: last two minutes': 'customer 60 s row',
    ...inPlace('customer row'),
    ...endsOfCustomer,
  },
  'customer with a number': {
    'let-in': 'entering',
    ...boundTo('customer number row'),
    "bound, another's row of this session": 'over: other, here',
    "another's answer": 'over: other, here',
    'checked: last two minutes': 'customer number 60 s',
    ...inPlace('customer number'),
    ...endsOfCustomer,
  },
  'customer with both': {
    'figures-lost': 'customer number',
    'let-in': 'entering shownBefore',
    "another's account": 'customer number',
    ...boundTo('customer number row'),
    "bound, another's row of this session": 'over: other, here',
    "another's answer": 'over: other, here',
    'type-changed': 'customer number row',
    'checked: last two minutes': 'customer number 60 s row',
    ...inPlace('customer number row'),
    ...endsOfCustomer,
  },
  gone: {
    'checked: no marker, wiping': 'over: customer, elsewhere',
    'checked: no record, wiping': 'over: timer, elsewhere',
    'checked: wiping of before': 'over: timer, elsewhere',
    'checked: another marker': 'replaced',
    'ended-elsewhere': 'over: customer, elsewhere',
    'reason-missing': 'over: other, elsewhere',
    refused: 'over: other, here',
    ...otherEnds,
  },
  replaced: {},
  over: {},
}

describe.each(Object.entries(states) as [keyof typeof states, Session][])('a session that is in the state %s', (name, state) => {
  test.each(Object.entries(events) as [EventName, SessionEvent][])(
    'when the event is %s, then it goes by the table',
    (event, what) => {
      const expected = changes[name][event]
      const after = next(state, what)
      if (expected === undefined) expect(after).toBe(state)
      else {
        expect(after).not.toBe(state)
        expect(words(after)).toBe(expected)
      }
    },
  )
})

describe('a session', () => {
  test('its visitor: during a sign-in it is the earlier one, and once the session is over it is a guest', () => {
    expect(visitorOf(states.asking)).toEqual({ kind: 'guest' })
    expect(visitorOf(states['entering over the figures of before'])).toEqual({ kind: 'remembered', prepaid: true })
    expect(visitorOf(next(states.remembered, events['let-in']))).toEqual({ kind: 'remembered', prepaid: true })
    expect(visitorOf(next(states.entering, events.loaded))).toEqual({ kind: 'customer', flags: newFlags })
    expect(visitorOf(next(states.customer, events['new flags']))).toEqual({ kind: 'customer', flags: changedFlags })
    expect(visitorOf(states.gone)).toEqual({ kind: 'customer', flags })
    expect(visitorOf(states.over)).toEqual({ kind: 'guest' })
  })

  test('when it is over, then it still has the marker and the account that other tabs and the server need', () => {
    const ended = events['ended: customer']
    expect(next(states['customer with figures'], ended)).toMatchObject({ marker: flags.usr, account: 'a' })
    expect(next(states.entering, ended)).toMatchObject({ marker: 'nieuw' })
    expect(next(states.remembered, ended)).toMatchObject({ marker: null, account: 'a' })
    expect(next(states.gone, ended)).toMatchObject({ marker: flags.usr, account: 'a' })
  })

  test('when it has ended or is another one, then nothing is stored, and work that was begun still has its account', () => {
    for (const event of [events['checked: no marker'], events['checked: another marker'], events.refused]) {
      const after = next(states['customer with both'], event)
      expect(rowIn(after)).toBeNull()
      expect(sessionAccount(after)).toBe('a')
    }
  })

  test('when somebody is remembered, then by the choice at sign-in, or else by the stored one', () => {
    const stored = events['bound, own row']
    expect(rowIn(next(states['customer with a number'], stored))).toEqual({ ...remembered, marker: flags.usr })
    expect(rowIn(next({ ...states.entering, choice: false }, stored))).toMatchObject({ remembered: false, marker: 'nieuw' })
    expect(rowIn(next(states['customer with a number'], events['bound, nothing stored']))).toMatchObject({ remembered: false })
    expect(rowIn(next(states['customer with both'], events['remembering-chosen']))).toMatchObject({ remembered: true })
    const chosen = next(states['customer with a number'], events['remembering-chosen'])
    expect(rowIn(next(chosen, events['bound, nothing stored']))).toMatchObject({ remembered: true })
  })

  test('its type of subscription: that of the stored figures until there are newer ones', () => {
    const stored: SessionEvent = ['bound', mine, 'a', row('a', { prepaid: false }), true]
    expect(rowIn(next(states['customer with a number'], stored))).toMatchObject({ prepaid: false })
    expect(rowIn(next(states['customer with both'], events['type-changed']))).toMatchObject({ prepaid: false })
  })

  test('its countdown: when somebody is active or the session ends, then it is gone', () => {
    const counting = next(states.customer, events['checked: last two minutes'])
    expect(secondsLeftIn(counting)).toBe(60)
    expect(next(counting, events['checked: last two minutes'])).toBe(counting)
    expect(secondsLeftIn(next(counting, events['checked: all well']))).toBeNull()
    expect(secondsLeftIn(next(counting, events['checked: half an hour']))).toBeNull()
  })
})

describe('activity', () => {
  const noted = next(states.customer, ['noted', NOON])
  test.each([
    ['the first action', states.customer, NOON, true],
    ['one just after another', noted, NOON + 5000, false],
    ['one later', noted, NOON + 5001, true],
    ['one during the countdown', next(states.customer, events['checked: last two minutes']), NOON, false],
    ['one of a guest', states.guest, NOON, false],
    ['one after the end', states.over, NOON, false],
  ] as const)('when it is %s, then it counts or not', (_, session, now, expected) => expect(mayNote(session, now)).toBe(expected))

  test('when it is a navigation during the countdown, then it counts (spec 4)', () => {
    expect(mayNote(next(states.customer, events['checked: last two minutes']), NOON, true)).toBe(true)
    expect(mayNote(noted, NOON + 5000, true)).toBe(false)
    expect(mayNote(states.guest, NOON, true)).toBe(false)
  })
})

test.each([
  ['with "Onthoud mij"', true, null, true],
  ['in the tab that showed them', false, flags.usr, true],
  ['in a tab of another session', false, 'oud', false],
  ['in a new tab', false, null, false],
])(
  'stored figures: when the server has not answered and they are seen %s, then they show or wait',
  (_, isRemembered, tabMarker, expected) => expect(mayShow(row('a', { remembered: isRemembered }), tabMarker)).toBe(expected),
)

test.each([
  ['within half an hour', { marker: 'merk', at: NOON - 29 * MINUTE }, true, null],
  ['after half an hour', { marker: 'merk', at: NOON - 30 * MINUTE }, true, 'timer'],
  ['with a clock that was set back', { marker: 'merk', at: NOON + 2 * MINUTE }, true, 'timer'],
  ['without a record of somebody who was here', null, true, 'other'],
  ['with the record of another session', { marker: 'oud', at: NOON }, true, 'other'],
  ['without a record of somebody who came in elsewhere', null, false, null],
] as const)('a session that no page watched: when a page starts %s, then it has ended or goes on', (_, last, wasHere, expected) =>
  expect(endingOf('merk', { last, wasHere, now: NOON })).toBe(expected),
)
