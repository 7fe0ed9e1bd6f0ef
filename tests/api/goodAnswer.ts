import type { Account } from '../../fixtures/accounts/account.ts'
import { operations } from '../../mocks/operations/index.ts'
import { worldOf } from '../../mocks/world/world.ts'
import type { Read } from '../../src/api/operation.ts'
import { dayOf } from '../../src/domain/dates.ts'

const NOON = Date.parse('2026-11-20T11:00:00Z')

/** What the pretend backend answers this account on a fixed day, as it comes over the wire. */
export function goodAnswer(operation: Read<never, unknown>, account: Account): unknown {
  const context = {
    account,
    world: worldOf(account, dayOf(NOON)),
    now: NOON,
    overviewPatch: null,
    become: () => undefined,
    password: account.password,
    choosePassword: () => undefined,
  }
  const answering = operations.get(operation.name)
  if (!answering) throw new Error(`the mock does not know ${operation.name}`)
  return JSON.parse(JSON.stringify(answering.answer({}, context)))
}
