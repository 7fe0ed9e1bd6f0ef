import type { UsageDay } from './contract.ts'

/** MB of a day that count towards the bundle: usage outside the EU is charged separately. */
export const coveredOn = ({ netherlands, eu }: UsageDay): number => netherlands + eu

/** MB of a period that count towards the bundle. */
export const coveredOf = (days: readonly UsageDay[]): number => days.reduce((total, day) => total + coveredOn(day), 0)
