import { dayOf, momentOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import * as contract from '#model/timeline/contract.ts'
import { MOST_ROWS } from '#model/timeline/contract.ts'
import { area, type Context } from '../server/backend.ts'
import { keptMessagesOf } from '../world/messages.ts'
import { comingTo } from './coming.ts'
import { happenedTo } from './happened.ts'
import { moneyOf } from './money.ts'
import { rowsOf, type Told } from './rows.ts'

/** Messages are kept until the end of the next year, and are known from the day on which the customer was first seen. */
function messagesSince({ account: { seenAt }, world: { today } }: Context): Day {
  const [kept, seen] = [`${Number(today.slice(0, 4)) - 1}-01-01`, dayOf(seenAt)]
  return kept > seen ? kept : seen
}

const messagesTo = ({ browser, account, now }: Context, since: Day): Told[] =>
  keptMessagesOf(browser, account, momentOf(since), now).map(({ at, method, text }) => ({
    kind: 'message',
    day: dayOf(at),
    at: new Date(at).toISOString(),
    method,
    text,
    key: `message-${at}`,
  }))

export const timelineOperations = area(contract)({
  getTimeline(_, context) {
    const { today } = context.world
    const since = messagesSince(context)
    const money = moneyOf(context)
    const happened = [...happenedTo(context), ...money.filter(({ day }) => day <= today), ...messagesTo(context, since)]
    const coming = [...money.filter(({ day }) => day > today), ...comingTo(context)]
    return { rows: rowsOf(happened, coming).slice(-MOST_ROWS), messagesSince: since }
  },
})
