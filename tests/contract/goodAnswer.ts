import type { Read } from '#model/operation.ts'
import type { Account, Description } from '../../fixtures/accounts/account.ts'
import { operations } from '../support/operations.ts'
import { contextOf } from '../world/context.ts'

const NOON = Date.parse('2026-11-20T11:00:00Z')

/** The mock backend's answer to this account on a fixed day, in its wire format. */
export function goodAnswer(operation: Read<never, unknown>, account: Account | Description): unknown {
  const answering = operations.get(operation.name)
  if (!answering) throw new Error(`the mock does not know ${operation.name}`)
  return JSON.parse(JSON.stringify(answering.answer({}, contextOf(account, NOON))))
}
