import type { TopupBundle } from '../../api/contract/topup.ts'
import { countText, sizeText } from '../../domain/dataSize.ts'
import { topupCopy } from './copy.ts'

/** `1 GB`, `100 minuten`. */
export const amountOf = ({ type, size }: Pick<TopupBundle, 'type' | 'size'>): string =>
  type === 'data' ? sizeText(size) : topupCopy.minutes(size, countText(size))
