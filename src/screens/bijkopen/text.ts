import type { TopupBundle } from '../../api/contract/topup.ts'
import { minutesInFull, sizeText } from '../../domain/dataSize.ts'

/** `1 GB`, `100 minuten`. */
export const amountOf = ({ type, size }: Pick<TopupBundle, 'type' | 'size'>): string =>
  type === 'data' ? sizeText(size) : minutesInFull(size)
