import type { Reads } from '../../routes/route.ts'
import { requestReads } from './reads.ts'

export const reads: Reads = requestReads
