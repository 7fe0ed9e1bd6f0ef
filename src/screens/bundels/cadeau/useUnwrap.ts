import { useState } from 'react'
import { activateGiftBundle, type UnwrappedGift } from '../../../api/contract/gift.ts'
import type { GiftBundle } from '../../../api/contract/overview.ts'
import type { Day } from '../../../api/contract/parts.ts'
import { now } from '../../../clock.ts'
import { useDeed } from '../../../deed/useDeed.ts'
import { dayOf } from '../../../domain/dates.ts'
import { betterLater, usableUntil } from '../../../domain/gifts.ts'
import { arriveAt } from '../../../flow/arrive.ts'
import { openModal } from '../../../stores/modal.ts'
import { dayText } from '../../../words/dateText.ts'
import { giftCopy as copy } from './copy.ts'

const words = copy.ask

/** Asked only when waiting a few days makes the gift last a month longer. */
const ask = (today: Day, later: Day) =>
  openModal({
    id: 'unwrap-gift',
    component: 'unwrap-gifts',
    title: words.title,
    data: { text: words.body(dayText(usableUntil(today)), dayText(later), dayText(usableUntil(later))) },
    showFooter: true,
    confirmButtonLabel: words.confirm,
    cancelButtonLabel: words.cancel,
  })

const finish = (receipt: UnwrappedGift): Promise<void> => arriveAt('/cadeau/bedankt', receipt)

export function useUnwrap() {
  const unwrapping = useDeed(activateGiftBundle, {
    done: '/cadeau/bedankt',
    failed: copy.error,
    refusals: { GIFT_EXPIRED: copy.expired, GIFT_UNWRAPPED: copy.unwrapped },
  })
  const [opening, setOpening] = useState<string | null>(null)

  async function unwrap(gift: GiftBundle) {
    if (unwrapping.busy) return
    const today = dayOf(now())
    const later = betterLater(gift, today)
    if (later !== null && (await ask(today, later)) !== 'confirm') return
    setOpening(gift.id)
    if (await unwrapping.run({ id: gift.id }, finish)) setOpening(null)
  }

  return { unwrap, opening, problem: unwrapping.refusal }
}
