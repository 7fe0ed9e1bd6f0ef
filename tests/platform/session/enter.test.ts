import { beforeEach, expect, test, vi } from 'vitest'
import { replaced } from '../../support/replaced.ts'
import { flags } from '../../support/sessionUser.ts'

/** The calls that were made, first to last. */
let done: unknown[][] = []
/** The session is over already: its own end is under way. */
let over = false
const noted =
  (what: string) =>
  (...given: unknown[]) =>
    void done.push([what, ...given])
replaced({
  'platform/session/savedLogin.ts': { rememberLogin: noted('remember'), forgetLogin: noted('forget') },
  'platform/session/lastKnown.ts': {
    bindLastKnown: async () => noted('bind')(),
    forgetOthers: noted('others'),
    unbind: noted('unbind'),
  },
  'platform/session/signingIn.ts': { letIn: 'let in', accountLate: 'late', abandoned: 'abandoned' },
  'platform/session/session.ts': {
    dispatch: (...given: unknown[]) => {
      noted('dispatch')(...given)
      return { kind: over ? 'over' : 'guest' }
    },
    dropMarker: noted('drop marker'),
    finishLogout: async () => noted('tell server')(),
    forgetGoodbyes: noted('goodbyes'),
    noteActivity: vi.fn(),
  },
})
beforeEach(() => {
  done = []
  over = false
})

test.each([
  ['and wants to be remembered, then the login is stored', '0690000001', true, ['remember', '0690000001']],
  ['and does not, then an earlier login is forgotten', '0690000001', false, ['forget']],
  ['without a login, then an earlier one is forgotten', null, true, ['forget']],
] as const)(
  'a session: when a customer signs in %s, and the figures are bound to the customer',
  async (_, login, remembered, kept) => {
    const { beginSession } = await import('#platform/session/enter.ts')
    await beginSession({ session: flags, customerNumber: '1001' }, login, remembered)
    const steps = done.map(([what]) => what)
    expect(done).toContainEqual(kept)
    expect(done).toContainEqual(['dispatch', 'let in', flags, '1001', remembered])
    expect(steps).toEqual(['goodbyes', 'dispatch', kept[0], 'bind', 'others'])
  },
)

test('a session that could not load: when it is given up, then nothing of it is left here or at the server', async () => {
  const { abandonSession } = await import('#platform/session/enter.ts')
  const { readItem, writeItem } = await import('#platform/storage/items.ts')
  const { lastActivity } = await import('#platform/storage/registry.ts')
  writeItem(lastActivity, { marker: flags.usr, at: 1 })
  await abandonSession()
  expect(done).toEqual([['dispatch', 'abandoned'], ['drop marker', 'other'], ['unbind'], ['tell server']])
  expect(readItem(lastActivity)).toBeNull()
})

test('a session that could not load: when it is over already, then its own end does the rest', async () => {
  over = true
  const { abandonSession } = await import('#platform/session/enter.ts')
  await abandonSession()
  expect(done).toEqual([['dispatch', 'abandoned']])
})

test('a wipe of an earlier session that was not finished: when a customer signs in, then it is finished before anything is stored', async () => {
  const { beginSession } = await import('#platform/session/enter.ts')
  const { readItem, writeItem } = await import('#platform/storage/items.ts')
  const { lastActivity, signedOff, unfinishedLogout, unfinishedWipe } = await import('#platform/storage/registry.ts')
  writeItem(unfinishedWipe, 'customer')
  writeItem(unfinishedLogout, { marker: 'former' })
  writeItem(signedOff, 'other')
  writeItem(lastActivity, { marker: 'former', at: 1 })
  await beginSession({ session: flags, customerNumber: '1001' }, null, false)
  expect([unfinishedWipe, unfinishedLogout, signedOff, lastActivity].map((item) => readItem<unknown>(item))).toEqual([
    null,
    null,
    null,
    null,
  ])
})
