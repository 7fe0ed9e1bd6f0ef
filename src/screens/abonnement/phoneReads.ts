import type { Reads } from '../../routes/route.ts'
import { phoneReads } from './reads.ts'

export const reads: Reads = () => phoneReads()
