/** Messages about the customer's own limit to extra costs. */

import { dayOf } from '#kit/dates.ts'
import { dayInFull } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import { costLimitStanding, countedOf } from '#model/costs/costLimit.ts'
import { ownSms, type Standing, type Subject } from '../world/message.ts'
import { worldOf } from '../world/world.ts'
import { costLimitOf } from './world.ts'

const ranks = ['none', 'within', 'near', 'reached'] as const

function standingOf({ account, at }: Standing) {
  if (account.type !== 'Postpaid') return null
  const world = worldOf(account, dayOf(at))
  return { ...costLimitOf(account, world), period: world.latest.id }
}

/** The warnings near the limit and at it, once a month. The screen already shows the state of a limit that was just set. */
export const ofCostLimit: Subject = (was, is) => {
  if (is.account.type !== 'Postpaid' || is.account.costLimits.length === 0 || dayOf(was.at) === dayOf(is.at)) return []
  const [before, after] = [standingOf(was), standingOf(is)]
  if (!before || !after || after.amount === null) return []
  const standing = costLimitStanding(after)
  const earlier = before.period === after.period ? costLimitStanding(before) : 'within'
  if (standing === 'none' || standing === 'within' || ranks.indexOf(standing) <= ranks.indexOf(earlier)) return []
  const until = dayInFull(after.renewsOn)
  const text =
    standing === 'near'
      ? `Je hebt deze maand ${euro(countedOf(after.outside))} extra kosten. Bij ${euro(after.amount)} stopt wat extra kost, tot ${until}.`
      : `Je kostenlimiet van ${euro(after.amount)} is bereikt. Wat extra kost, staat uit tot ${until}.`
  return ownSms(is.account, text).map((told) => ({ ...told, once: `costs ${after.period} ${after.amount} ${standing}` }))
}
