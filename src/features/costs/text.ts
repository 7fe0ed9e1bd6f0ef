import { dayText } from '#kit/words/dateText.ts'
import { choiceText, euro } from '#kit/words/money.ts'
import type { CostLimit } from '#model/costs/contract.ts'
import { costLimitStanding, countedOf, effectOf } from '#model/costs/costLimit.ts'
import { copy } from './copy.ts'

type Standing = { tone: 'good' | 'warn'; title: string; text: string }

/** The limit and the costs of this month beside it; null without a limit. */
export function standingText(limit: Pick<CostLimit, 'amount' | 'outside' | 'isReached' | 'renewsOn'>): Standing | null {
  const { amount, outside, renewsOn } = limit
  if (amount === null) return null
  const [spent, date] = [euro(countedOf(outside)), dayText(renewsOn)]
  const standing = costLimitStanding(limit)
  if (standing === 'reached') {
    return { tone: 'warn', title: copy.standing.reached(choiceText(amount)), text: copy.standing.off(spent, date) }
  }
  const tone = standing === 'near' ? 'warn' : 'good'
  return { tone, title: copy.standing.set(choiceText(amount)), text: copy.standing.spent(spent, date) }
}

/** The effect of choosing this limit (cents). */
export function effectText(amount: number, spent: number): string {
  const effect = effectOf(amount, spent)
  if (effect.kind === 'room') return copy.effect.room(euro(effect.left))
  return spent === 0 ? copy.effect.nothing : copy.effect.stops(euro(spent))
}
