import * as v from 'valibot'
import { momentOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { customerFacts } from '#model/access/customerFacts.ts'
import { getUser } from '#model/login/contract/session.ts'
import type { Read } from '#model/operation.ts'
import { postpaidOverview, prepaidOverview } from '#model/overview/contract.ts'
import { handsetOrder } from '#model/phones/contract/handsetOrder.ts'
import { numberportingGetStatus } from '#model/porting/contract.ts'
import { getSimCard } from '#model/sim/contract/simcard.ts'
import { getPostpaidSubscription } from '#model/subscription/contract/subscription.ts'
import type { Account, Description } from '../../fixtures/accounts/account.ts'
import { Refusal } from '../../mocks/server/answers.ts'
import { operations } from '../support/operations.ts'
import { contextOf } from './context.ts'

/** The mock backend's answer to this account; null for a 403. */
export function answerOf<Output>(operation: Read<void, Output>, account: Account | Description, today: Day): Output | null {
  const context = contextOf(account, momentOf(today, 12))
  try {
    return v.parse(operation.answer, operations.get(operation.name)?.answer(undefined, context))
  } catch (error) {
    if (error instanceof Refusal && error.status === 403) return null
    throw error
  }
}

/** All answers about an account, combined like the app does. */
export function tell(account: Account | Description, today: Day) {
  const isPrepaid = account.type === 'Prepaid'
  const ask = <Output>(operation: Read<void, Output>) => answerOf(operation, account, today)
  const orders = ask(handsetOrder)
  const [user, simcard, porting] = [ask(getUser), ask(getSimCard), ask(numberportingGetStatus)]
  const overview = ask(isPrepaid ? prepaidOverview : postpaidOverview)
  if (!user || !simcard || !porting || !overview) throw new Error(`account ${account.number} is refused what everybody may ask`)
  const subscription = ask(getPostpaidSubscription)
  const facts = customerFacts({
    flags: { prepaid: isPrepaid, contractAccepted: account.contractAccepted ? 'true' : 'false' },
    user,
    simcard,
    porting,
    overview,
    subscription: subscription ?? undefined,
    handsetOrder: orders?.[0] ?? null,
  })
  const asks = new Set(overview.fixMeBarItems.map(({ templateType }) => templateType))
  const tiles = new Set([...overview.tiles, ...overview.fixMeTiles].map(({ templateType }) => templateType))
  return { user, simcard, porting, overview, subscription, orders, facts, asks, tiles }
}
