/** A step of something that is done in order, and the question whether it has been answered by what is known so far. */
export type Step<Known, Path extends string> = {
  /** What it is found by: an address, or the name of a step within one. */
  path: Path
  answered: (known: Known) => boolean
  /** Left out: always one of the steps. */
  when?: (known: Known) => boolean
}

/** At least one. */
type Steps<Known, Path extends string, S extends Step<Known, Path> = Step<Known, Path>> = {
  readonly steps: readonly [S, ...S[]]
}

/** The steps that there are, given what is known. */
export const stepsOf = <Known, Path extends string, S extends Step<Known, Path>>(
  { steps }: Steps<Known, Path, S>,
  known: Known,
): readonly S[] => steps.filter((step) => step.when?.(known) ?? true)

/**
 * The step that somebody may be on: the one asked for, or the first before it that is not answered. A step that there is not leads to the
 * start.
 */
export function admit<Known, Path extends string>(flow: Steps<Known, Path>, known: Known, asked: string | null): Path {
  const open = stepsOf(flow, known)
  const isOpen = open.some(({ path }) => path === asked)
  const step = isOpen ? open.find(({ path, answered }) => path === asked || !answered(known)) : open[0]
  return (step ?? flow.steps[0]).path
}

/** The step as many places further, or back with a negative number; null where there is none. */
export function stepBeside<Known, Path extends string, S extends Step<Known, Path>>(
  flow: Steps<Known, Path, S>,
  known: Known,
  path: string,
  by: 1 | -1,
): S | null {
  const open = stepsOf(flow, known)
  return open[open.findIndex((step) => step.path === path) + by] ?? null
}
