import type { GiftBundle } from '../../api/contract/overview.ts'
import { minutesInFull, sizeText } from '../../domain/dataSize.ts'
import { giftCopy } from './copy.ts'

type Given = Pick<GiftBundle, 'type' | 'size'>

/** `5 GB`, `100 minuten`. */
export const amountText = ({ type, size }: Given): string => (type === 'data' ? sizeText(size) : minutesInFull(size))

/** `5 GB extra internet`, `100 minuten extra bellen`. */
export const giftText = (gift: Given): string => giftCopy[gift.type](amountText(gift))
