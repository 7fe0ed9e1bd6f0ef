import type { Reading } from '../../api/operation.ts'
import type { Facts } from '../../domain/access.ts'
import { slugOf } from '../../domain/slug.ts'
import type { Address } from '../../routes/route.ts'
import { phoneReads, standingReads } from './reads.ts'

/** What cannot be the name of a phone is not asked for. */
export const reads = ({ prepaid }: Facts, { params: { name = '' } }: Pick<Address, 'params'>): readonly Reading[] => {
  const slug = slugOf(name)
  return slug === '' ? [] : [...phoneReads(slug), ...standingReads(prepaid)]
}
