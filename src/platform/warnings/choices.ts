import * as v from 'valibot'
import { now } from '#kit/clock.ts'
import type { Overview, Usps } from '#model/overview/contract.ts'
import { dueWarnings, noChoices, ranges, type Warning, type WarningKind } from '#model/warnings/warnings.ts'
import { warnings } from '../storage/registry.ts'
import { readRowPatiently, updateRow } from '../storage/rows.ts'

/** A choice that does not fit this build is off. */
function choiceOf(kind: WarningKind) {
  const { min, max } = ranges[kind]
  return v.fallback(v.object({ on: v.boolean(), at: v.pipe(v.number(), v.minValue(min), v.maxValue(max)) }), noChoices[kind])
}
const Choices = v.fallback(
  v.object({
    internet: choiceOf('internet'),
    end: choiceOf('end'),
    costs: choiceOf('costs'),
    credit: choiceOf('credit'),
  }),
  noChoices,
)
const Stored = v.object({ account: v.string(), remembered: v.boolean(), choices: Choices, said: v.array(v.string()) })
type Stored = v.InferOutput<typeof Stored>
export type WantedWarnings = Omit<Stored, 'said'>

/** Null for what is not there, or damaged. */
function storedIn(kept: unknown): Stored | null {
  const stored = v.safeParse(Stored, kept)
  return stored.success ? stored.output : null
}

/** The warnings that the customer of this device chose; null when nobody chose any. */
export const readChoices = async (): Promise<WantedWarnings | null> => storedIn((await readRowPatiently(warnings))?.value)

/** Stores the choices of this customer, in the place of another's. False when the device did not confirm. */
export async function writeChoices({ account, remembered, choices }: WantedWarnings): Promise<boolean> {
  const stored = await updateRow(warnings, (kept) => {
    const before = storedIn(kept)
    return { account, remembered, choices, said: before?.account === account ? before.said : [] }
  })
  return stored !== null
}

/**
 * Takes the warnings that are to be said by these figures of this customer. Each is given to one taker only, of all tabs and the worker; who
 * takes a warning says it.
 */
export async function takeDue(account: string, overview: Overview, usps: Usps | null): Promise<readonly Warning[]> {
  let taken: readonly Warning[] = []
  const isStored = await updateRow(warnings, (kept) => {
    const stored = storedIn(kept)
    if (stored?.account !== account) return kept
    const { due, said } = dueWarnings(stored, overview, usps, now())
    taken = due
    return { ...stored, said }
  })
  return isStored ? taken : []
}
