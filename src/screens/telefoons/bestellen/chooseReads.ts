import { getAdvertising } from '../../../api/contract/preferences.ts'
import { reading } from '../../../api/operation.ts'
import type { Reads } from '../../../routes/route.ts'
import { reads as phoneReads } from './reads.ts'

/** What is ordered, and whether our news is wanted already. */
export const reads: Reads = (...asked) => [...phoneReads(...asked), reading(getAdvertising)]
