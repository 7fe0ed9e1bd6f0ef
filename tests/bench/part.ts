import type { Stage } from './stage.ts'
import type { Figure } from './table.ts'

/** Measures one thing. */
export type Part = (stage: Stage) => Promise<Figure[]>
