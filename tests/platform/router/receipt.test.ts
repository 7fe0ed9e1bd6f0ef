import * as v from 'valibot'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { runHook } from '../../support/hook.ts'
import { replaced } from '../../support/replaced.ts'
import { flags } from '../../support/sessionUser.ts'

let visitor: object
const [navigate, prepare] = [vi.fn(), vi.fn()]
replaced({
  'platform/session/visitor.ts': { visitor: () => visitor },
  'platform/router/location.tsx': { navigate },
  'platform/router/prepare.ts': { prepare },
})

beforeEach(() => navigate.mockReset())

const load = () => import('#platform/router/receipt.ts')
let app: Awaited<ReturnType<typeof load>>
beforeAll(async () => {
  app = await load()
})

const customer = { kind: 'customer', flags }
const guest = { kind: 'guest' }

/** True when a success screen with this state in the history finds its receipt. */
async function isDone(state: unknown, who: object) {
  visitor = who
  vi.stubGlobal('history', { state })
  const screen = runHook(app.useIsDone)
  const found = screen.now()
  await screen.leave()
  return found
}

/** The state in the history after this visitor's order. */
async function stateOf(who: object) {
  visitor = who
  await app.openReceipt('/bundels-wijzigen/bedankt')
  return navigate.mock.lastCall?.[1].state
}

test('a receipt: when its own customer or guest sees the success screen, then it is there; for anybody else it is not', async () => {
  const [ordered, asGuest] = [await stateOf(customer), await stateOf(guest)]
  expect([await isDone(ordered, customer), await isDone(asGuest, guest)]).toEqual([true, true])
  expect([await isDone(ordered, guest), await isDone(asGuest, customer)]).toEqual([false, false])
  expect(await isDone(ordered, { ...customer, flags: { ...flags, usr: 'later' } })).toBe(false)
})

test('a receipt: when its screen has loaded, then it replaces that of the order, so that Back does not order again', async () => {
  visitor = guest
  const loading = Promise.withResolvers<void>()
  prepare.mockReturnValueOnce(loading.promise)
  const opened = app.openReceipt('/bundels-wijzigen/bedankt')
  expect(navigate).not.toHaveBeenCalled()
  loading.resolve()
  await opened
  const state = { receipt: true, owner: null }
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/bundels-wijzigen/bedankt', { replace: true, state })
})

test.each([
  ['its screen understands it', 'TU-1', 'TU-1'],
  ['it is of another version', 7, null],
])('a receipt of an order: when %s, then the screen has it or nothing', async (_, receipt, shown) => {
  visitor = guest
  vi.stubGlobal('history', { state: { receipt, owner: null } })
  const screen = runHook(() => app.useReceipt(v.string()))
  expect(screen.now()).toBe(shown)
  await screen.leave()
})

test.each([
  ['nothing', null],
  ['no object', 'receipt'],
  ['something else', { focus: true }],
  ['a receipt without its owner', { receipt: true }],
  ['an owner without a receipt', { owner: null }],
])('a receipt: when the history has %s, then there is none', async (_, state) => expect(await isDone(state, guest)).toBe(false))
