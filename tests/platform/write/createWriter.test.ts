import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { post, takes } from '#model/operation.ts'
import { Failure, SCREEN_MISSING } from '#platform/api/failure.ts'
import { createWriter, type WriterDeps } from '#platform/write/createWriter.ts'
import type { Outcome } from '#platform/write/lookUpOutcome.ts'

const save = post('save', v.object({ number: v.number() }), ['getUser'], takes<string>())

const broken = new Failure('broken', 'save', '', { status: 500 })
const offline = new Failure('offline', 'save', '')
const refused = new Failure('refused', 'save', '', { status: 403 })
const wrongInput = new Failure('refused', 'save', '', { status: 422 })

type Answer = { number: unknown } | Failure

/** A deed whose sent writes and looked-up outcomes answer in this order. What happens is in `log`. */
function deed(
  answers: Answer[],
  outcomes: (Outcome | Failure)[] = [],
  { isCustomer = true, done = false, hasScreen = true } = {},
) {
  const log: string[] = []
  let keys = 0
  const next = <T>(left: (T | Failure)[]): T => {
    const value = left.shift()
    if (value === undefined) throw new Error('nothing is left to answer')
    if (value instanceof Failure) throw value
    return value
  }
  const around: WriterDeps = {
    isCustomer: () => isCustomer,
    newKey() {
      keys += 1
      return `key ${keys}`
    },
    async send(_, input, key) {
      log.push(`send ${input} ${key}`)
      return next(answers)
    },
    async outcomeOf(key) {
      log.push(`ask ${key}`)
      return next(outcomes)
    },
    pause: async () => undefined,
    hasScreenAfter: async () => hasScreen,
    async renew() {
      log.push('renew')
    },
    tellDone: () => void log.push('done'),
    tellBroken: () => void log.push('broken'),
  }
  const { send, isOutcomeUnknown, isSending } = createWriter(save, done ? '/annuleren' : undefined, around)
  const succeeded = ({ number }: { number: number }) => void log.push(`succeeded ${number}`)
  return { log, isOutcomeUnknown, isSending, send: (input: string) => send(input, succeeded) }
}

const none: Outcome = { state: 'none' }
const pending: Outcome = { state: 'pending' }
const wasDone: Outcome = { state: 'done', result: { number: 7 } }

test.each([
  ['done: what changed is read again first', deed([{ number: 1 }]), null, ['send a key 1', 'renew', 'succeeded 1']],
  [
    'done, with a screen that follows: that one comes first',
    deed([{ number: 1 }], [], { done: true }),
    null,
    ['send a key 1', 'succeeded 1', 'renew'],
  ],
  ['refused for how things stand: they are read again', deed([refused]), refused, ['send a key 1', 'renew']],
  ['refused for what was entered', deed([wrongInput]), wrongInput, ['send a key 1']],
  ['broken, and not done', deed([broken], [none]), broken, ['send a key 1', 'ask key 1', 'broken', 'renew']],
  [
    'broken, and done all the same',
    deed([broken], [wasDone]),
    null,
    ['send a key 1', 'ask key 1', 'done', 'renew', 'succeeded 7'],
  ],
  [
    'an answer that was lost, and an outcome that takes a while',
    deed([offline], [pending, wasDone]),
    null,
    ['send a key 1', 'ask key 1', 'ask key 1', 'done', 'renew', 'succeeded 7'],
  ],
] as const)('%s', async (_, { send, log, isOutcomeUnknown }, failure, happened) => {
  expect(await send('a')).toBe(failure)
  expect(log).toEqual(happened)
  expect(isOutcomeUnknown()).toBe(false)
})

test('it is sent once however often it is pressed', async () => {
  const { send, log } = deed([{ number: 1 }])
  await Promise.all([send('a'), send('a')])
  expect(log).toEqual(['send a key 1', 'renew', 'succeeded 1'])
})

test('a second press has the outcome of the first, and is no success of its own', async () => {
  const { send, log } = deed([refused])
  expect(await Promise.all([send('a'), send('a')])).toEqual([refused, refused])
  expect(log.filter((line) => line.startsWith('send'))).toEqual(['send a key 1'])
})

test('nothing is sent when the screen that follows does not come', async () => {
  const { send, log } = deed([], [], { done: true, hasScreen: false })
  expect(await send('a')).toMatchObject({ code: SCREEN_MISSING })
  expect(log).toEqual([])
})

test('when nobody says what became of it, the next press asks first and sends nothing that was done', async () => {
  const { send, log, isOutcomeUnknown } = deed([offline], [offline, wasDone])
  expect(await send('a')).toBe(offline)
  expect(isOutcomeUnknown()).toBe(true)
  log.length = 0
  expect(await send('a')).toBeNull()
  expect(log).toEqual(['ask key 1', 'done', 'renew', 'succeeded 7'])
})

test('nothing else is sent while the earlier one may still be done', async () => {
  const { send, log } = deed([offline, { number: 2 }], [offline, offline, none])
  await send('a')
  log.length = 0
  expect(await send('b')).toBe(offline)
  expect(log).toEqual(['ask key 1', 'renew'])
  log.length = 0
  expect(await send('b')).toBeNull()
  expect(log).toEqual(['ask key 1', 'send b key 2', 'renew', 'succeeded 2'])
})

test('a write that was not done after all: when it is sent again, then under a new key, because the old one is closed', async () => {
  const { send, log } = deed([offline, { number: 1 }], [offline, none])
  await send('a')
  log.length = 0
  expect(await send('a')).toBeNull()
  expect(log).toEqual(['ask key 1', 'send a key 2', 'renew', 'succeeded 1'])
})

test('a write: when it has not ended yet, then it is being sent; before and after that it is not', async () => {
  const { send, isSending } = deed([{ number: 1 }])
  expect(isSending()).toBe(false)
  const sending = send('a')
  expect(isSending()).toBe(true)
  await sending
  expect(isSending()).toBe(false)
})

test('a guest cannot ask: the same goes again under the same key, something else under a new one', async () => {
  const { send, log, isOutcomeUnknown } = deed([offline, offline, { number: 1 }], [], { isCustomer: false })
  await send('a')
  await send('a')
  expect(isOutcomeUnknown()).toBe(true)
  await send('b')
  expect(isOutcomeUnknown()).toBe(false)
  expect(log.filter((line) => line.startsWith('send'))).toEqual(['send a key 1', 'send a key 1', 'send b key 2'])
})

test('an answer that cannot be read is not a refusal, and it is not sent again', async () => {
  const unreadable: Outcome = { state: 'done', result: {} }
  const { send, log, isOutcomeUnknown } = deed([{ number: 'seven' }], [unreadable, unreadable])
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(await send('a')).toMatchObject({ kind: 'broken' })
  expect(isOutcomeUnknown()).toBe(true)
  expect(await send('a')).toMatchObject({ kind: 'broken' })
  expect(log.filter((line) => line.startsWith('send'))).toEqual(['send a key 1'])
})
