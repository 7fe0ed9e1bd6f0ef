import { beforeEach, expect, test, vi } from 'vitest'
import { replaced } from '../../support/replaced.ts'
import { flags } from '../../support/sessionUser.ts'

/** What was done, in its order. */
let done: unknown[][] = []
const noted =
  (what: string) =>
  (...given: unknown[]) =>
    void done.push([what, ...given])
replaced({
  'platform/session/savedLogin.ts': { rememberLogin: noted('remember'), forgetLogin: noted('forget') },
  'platform/session/lastKnown.ts': { bindLastKnown: async () => noted('bind')(), forgetOthers: noted('others') },
  'platform/session/signingIn.ts': { letIn: 'let in', accountLate: 'late', abandoned: 'abandoned' },
  'platform/session/session.ts': {
    dispatch: noted('dispatch'),
    dropMarker: vi.fn(),
    finishLogout: vi.fn(),
    forgetGoodbyes: noted('goodbyes'),
    noteActivity: vi.fn(),
  },
})
beforeEach(() => {
  done = []
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
