import type { Stage } from './stage.ts'
import type { Figure } from './table.ts'

/** One part of the benchmark. */
export type Part = (stage: Stage) => Promise<Figure[]>
