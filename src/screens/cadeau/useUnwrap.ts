import { useState } from 'react'
import { activateGiftBundle, type UnwrappedGift } from '../../api/contract/gift.ts'
import type { GiftBundle } from '../../api/contract/overview.ts'
import type { Day } from '../../api/contract/parts.ts'
import type { Failure } from '../../api/failure.ts'
import { now } from '../../clock.ts'
import { dayOf } from '../../domain/dates.ts'
import { dayText } from '../../domain/dateText.ts'
import { betterLater, usableUntil } from '../../domain/gifts.ts'
import { arriveAt } from '../../flow/arrive.ts'
import { useWrite } from '../../order/useWrite.ts'
import { hasNetwork } from '../../stores/connection.ts'
import { openModal } from '../../stores/modal.ts'
import { failureText } from '../failureText.ts'
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

function problemText(failure: Failure): string {
  if (failure.code === 'GIFT_EXPIRED') return copy.expired
  if (failure.code === 'GIFT_UNWRAPPED') return copy.unwrapped
  return failure.kind === 'refused' && failure.status !== 429 ? copy.error : failureText(failure, hasNetwork())
}

export function useUnwrap() {
  const unwrapping = useWrite(activateGiftBundle, '/cadeau/bedankt')
  const [opening, setOpening] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  async function unwrap(gift: GiftBundle) {
    if (unwrapping.busy) return
    const today = dayOf(now())
    const later = betterLater(gift, today)
    if (later !== null && (await ask(today, later)) !== 'confirm') return
    setProblem(null)
    setOpening(gift.id)
    const failure = await unwrapping.send({ id: gift.id }, finish)
    if (failure) {
      setProblem(problemText(failure))
      setOpening(null)
    }
  }

  return { unwrap, opening, problem }
}
