import type { UnwrappedGift } from '../../../api/contract/gift.ts'
import { amountText } from '../../../words/dataSize.ts'
import { dayText } from '../../../words/dateText.ts'
import { giftText } from '../shared/giftText.ts'
import { giftCopy } from './copy.ts'

export const unwrappedText = (gift: UnwrappedGift) => ({
  amount: amountText(gift),
  intro: giftCopy.done.intro(giftText(gift), dayText(gift.usableUntil)),
  until: dayText(gift.usableUntil),
})
