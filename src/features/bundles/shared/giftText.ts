import { amountText, shortAmountText } from '#kit/words/dataSize.ts'
import { dayText } from '#kit/words/dateText.ts'
import type { UnwrappedGift } from '#model/bundles/contract/gift.ts'
import { copy } from '../cadeau/copy.ts'

export const shoreCopy = copy.shore

/** `5 GB extra internet`, `100 minuten extra bellen`. */
export const giftText = (gift: Pick<UnwrappedGift, 'type' | 'size'>): string => copy[gift.type](amountText(gift))

/** The content of a box on the shore: in few letters, and in a sentence. */
export const insideText = (gift: UnwrappedGift) => ({
  brief: shoreCopy.more(shortAmountText(gift)),
  sentence: shoreCopy.inside(giftText(gift), dayText(gift.usableUntil)),
})
