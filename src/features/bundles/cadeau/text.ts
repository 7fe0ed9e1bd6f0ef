import { amountText } from '#kit/words/dataSize.ts'
import { dayText } from '#kit/words/dateText.ts'
import type { UnwrappedGift } from '#model/bundles/contract/gift.ts'
import { giftText } from '../shared/giftText.ts'
import { copy } from './copy.ts'

export const unwrappedText = (gift: UnwrappedGift) => ({
  amount: amountText(gift),
  intro: copy.done.intro(giftText(gift), dayText(gift.usableUntil)),
  until: dayText(gift.usableUntil),
})
