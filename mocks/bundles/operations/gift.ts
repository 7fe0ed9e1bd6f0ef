import * as v from 'valibot'
import type * as contract from '#model/bundles/contract/gift.ts'
import { canUnwrap, isExpired, usableUntil } from '#model/bundles/gifts.ts'
import { giftsOf } from '../../overview/overview.ts'
import { checked, Refusal } from '../../server/answers.ts'
import type { Part } from '../../server/backend.ts'
import { subscriber } from '../../subscription/operations/subscription.ts'
import { hasEnded, terminationOf } from '../../world/periods.ts'

const Wanted = v.object({ id: v.string() })

export const gifts: Part<typeof contract> = {
  /** Unwraps a gift: its MB or minutes last until the end of the next month. */
  activateGiftBundle(input, { account, world: { today }, record }) {
    const { id } = checked(Wanted, input)
    const customer = subscriber(account)
    if (hasEnded(customer, today)) throw new Refusal(403, 'The subscription has stopped', 'STOPPED')
    const told = giftsOf(customer, today)
    const index = told.findIndex((gift) => gift.id === id)
    const gift = told[index]
    if (!gift) throw new Refusal(404, 'No such gift')
    if (isExpired(gift, today)) throw new Refusal(409, 'The gift has expired', 'GIFT_EXPIRED')
    if (!canUnwrap(gift)) throw new Refusal(409, 'The gift was unwrapped already', 'GIFT_UNWRAPPED')
    const { type, size } = gift
    record({ kind: 'gift-unwrapped', index })
    return { id, type, size, usableUntil: usableUntil(today, terminationOf(customer)) }
  },
}
