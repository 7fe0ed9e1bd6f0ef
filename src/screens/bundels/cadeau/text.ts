import type { UnwrappedGift } from '../../../api/contract/gift.ts'
import type { GiftBundle } from '../../../api/contract/overview.ts'
import type { Day } from '../../../api/contract/parts.ts'
import { amountText } from '../../../words/dataSize.ts'
import { dayText } from '../../../words/dateText.ts'
import { giftCopy } from './copy.ts'

type Given = Pick<GiftBundle, 'type' | 'size'>

/** The texts of a wrapped gift: its content and how long that can be used after unwrapping. */
export const wrappedText = (gift: Given, until: Day) => ({
  gift: giftText(gift),
  usable: giftCopy.usableUntil(dayText(until)),
})

export const unwrappedText = (gift: UnwrappedGift) => ({
  amount: amountText(gift),
  intro: giftCopy.done.intro(giftText(gift), dayText(gift.usableUntil)),
  until: dayText(gift.usableUntil),
})

/** `5 GB extra internet`, `100 minuten extra bellen`. */
const giftText = (gift: Given): string => giftCopy[gift.type](amountText(gift))
