/** Warnings of a bundle that is nearly or wholly used, and of the costs of internet outside the EU. */

import { addMonths, dayOf, startOfMonth } from '#kit/dates.ts'
import { provider } from '#kit/provider.ts'
import { amountText } from '#kit/words/dataSize.ts'
import { dayInFull } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import { warningAt } from '#model/abroad/abroad.ts'
import { sizesOf } from '#model/bundles/bundles.ts'
import { WORLD_LIMIT } from '#model/bundles/dataCap.ts'
import type { ExtraType } from '../bundles/extras.ts'
import { roomIn } from '../world/allowance.ts'
import { ownSms, type Standing, type Subject } from '../world/message.ts'
import { worldOf } from '../world/world.ts'

const shares = [1, 0.8]
const bundleWords = { data: 'internet', voice: 'belminuten' } as const

/** The used part of a bundle and its extras. MB or minutes. */
type Used = { readonly id: string; readonly type: ExtraType; readonly size: number; readonly share: number }

function usedOf({ account, at }: Standing): Used[] {
  const { latest, usageOf, today } = worldOf(account, dayOf(at))
  if (latest.until < today) return []
  const { allowance, topUps, givenAway, left } = usageOf(latest)
  const given = { data: sizesOf(givenAway), voice: 0 }
  return (['data', 'voice'] as const).flatMap((type) => {
    const size = roomIn(allowance[type]) + sizesOf(topUps[type]) - given[type]
    if (size <= 0 || size === Number.POSITIVE_INFINITY) return []
    return [{ id: latest.id, type, size, share: 1 - left[type] / size }]
  })
}

const usedText = ({ type, size }: Used, share: number): string => {
  const bundle = `je ${bundleWords[type]} (${amountText({ type, size })})`
  const more = `Kijk in ${provider.product} wat je nog hebt en wat het kost.`
  return `Je hebt ${share * 100}% van ${bundle} gebruikt. ${more}`
}

/** Compared by day: the figures stay the same all day. */
const isSameDay = (one: Standing, other: Standing): boolean => one.account === other.account && dayOf(one.at) === dayOf(other.at)

export const ofBundles: Subject = (was, is) => {
  if (!is.account.settings.advertising.usageSms || isSameDay(was, is)) return []
  const reached = usedOf(is).filter(({ share }) => share >= Math.min(...shares))
  if (reached.length === 0) return []
  const before = usedOf(was)
  return reached.flatMap((used) => {
    const earlier = before.find(({ id, type }) => id === used.id && type === used.type)?.share ?? 0
    const share = shares.find((limit) => earlier < limit && limit <= used.share)
    if (share === undefined) return []
    return ownSms(is.account, usedText(used, share)).map((told) => ({ ...told, once: `usage ${used.id} ${used.type} ${share}` }))
  })
}

/** The cents for internet outside the EU in the month of a standing. */
function worldCostsOf({ account, at }: Standing): number {
  const { latest, usageOf, today } = worldOf(account, dayOf(at))
  return latest.until < today ? 0 : usageOf(latest).worldCosts
}

/** The law gives a subscriber a warning before the limit that stops internet outside the EU (domain 1.3). */
export const ofWorldCosts: Subject = (was, is) => {
  if (is.account.type === 'Prepaid' || isSameDay(was, is) || is.account.usage.trips.length === 0) return []
  const limit = warningAt(WORLD_LIMIT)
  if (worldCostsOf(is) < limit) return []
  const month = startOfMonth(dayOf(is.at))
  if (dayOf(was.at) >= month && worldCostsOf(was) >= limit) return []
  const stops = `Bij ${euro(WORLD_LIMIT)} stopt je internet daar tot ${dayInFull(addMonths(month, 1))}.`
  return ownSms(is.account, `Je hebt buiten de EU deze maand voor ${euro(limit)} geïnternet. ${stops}`).map((told) => ({
    ...told,
    once: `world ${month}`,
  }))
}
