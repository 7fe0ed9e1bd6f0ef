import type { Stage } from './stage.ts'
import type { Figure } from './table.ts'

export type Part = (stage: Stage) => Promise<Figure[]>
