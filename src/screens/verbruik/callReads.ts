import { getUsPs } from '../../api/contract/overview.ts'
import { getUsage } from '../../api/contract/usage.ts'
import { type Reading, reading } from '../../api/operation.ts'
import type { Facts } from '../../domain/access.ts'
import type { Address } from '../../routes/route.ts'
import { current, periodIn } from './reads.ts'

/** With the calls themselves, which only this screen shows. */
export const reads = (_: Facts, { query }: Pick<Address, 'query'>): Reading[] => [
  current,
  reading(getUsage, { ...periodIn(query), events: true }),
  reading(getUsPs),
]
