import { useState } from 'react'
import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { dayText } from '#kit/words/dateText.ts'
import { activateGiftBundle, type UnwrappedGift } from '#model/bundles/contract/gift.ts'
import { betterLater, usableUntil } from '#model/bundles/gifts.ts'
import { type GiftBundle, postpaidOverview } from '#model/overview/contract.ts'
import { peek } from '#platform/api/client.ts'
import { openModal } from '#platform/stores/modal.ts'
import { type Options, useWrite } from '#platform/write/useWrite.ts'
import { copy } from '../cadeau/copy.ts'

const words = copy.ask

/** Asked only when waiting a few days makes the gift last a month longer. */
const ask = (today: Day, later: Day, endsOn: Day | null) =>
  openModal({
    id: 'unwrap-gift',
    component: 'unwrap-gifts',
    title: words.title,
    data: { text: words.body(dayText(usableUntil(today, endsOn)), dayText(later), dayText(usableUntil(later, endsOn))) },
    showFooter: true,
    confirmButtonLabel: words.confirm,
    cancelButtonLabel: words.cancel,
  })

/** Unwraps gifts, one at a time. `opening`: the id of the gift that is being opened. `done`: the screen that follows, if any. */
export function useUnwrap(unwrapped: (gift: UnwrappedGift) => void | Promise<void>, done?: Options['done']) {
  const unwrapping = useWrite(activateGiftBundle, {
    done,
    failed: copy.error,
    refusals: { GIFT_EXPIRED: copy.expired, GIFT_UNWRAPPED: copy.unwrapped },
  })
  const [opening, setOpening] = useState<string | null>(null)

  async function unwrap(gift: GiftBundle) {
    if (unwrapping.busy) return
    const today = dayOf(now())
    const endsOn = peek(postpaidOverview)?.terminationDate ?? null
    const later = betterLater(gift, today, endsOn)
    if (later !== null && (await ask(today, later, endsOn)) !== 'confirm') return
    setOpening(gift.id)
    if (await unwrapping.run({ id: gift.id }, unwrapped)) setOpening(null)
  }

  return { unwrap, opening, problem: unwrapping.refusal }
}
