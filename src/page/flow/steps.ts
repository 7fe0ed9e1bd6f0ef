/** A step in a sequence, and whether the known answers complete it. */
export type Step<Known, Path extends string> = {
  /** The step's address, or its name within one address. */
  path: Path
  answered: (known: Known) => boolean
  /** Whether the step applies; always when left out. */
  when?: (known: Known) => boolean
}

type Steps<Known, Path extends string, S extends Step<Known, Path> = Step<Known, Path>> = {
  readonly steps: readonly [S, ...S[]]
}

export const stepsOf = <Known, Path extends string, S extends Step<Known, Path>>(
  { steps }: Steps<Known, Path, S>,
  known: Known,
): readonly S[] => steps.filter((step) => step.when?.(known) ?? true)

/** The step that may be shown: the requested one, or the first unanswered one before it. An inapplicable step leads to the start. */
export function admittedStep<Known, Path extends string>(flow: Steps<Known, Path>, known: Known, asked: string | null): Path {
  const open = stepsOf(flow, known)
  const isOpen = open.some(({ path }) => path === asked)
  const step = isOpen ? open.find(({ path, answered }) => path === asked || !answered(known)) : open[0]
  return (step ?? flow.steps[0]).path
}

/** The step at this distance, backwards when negative; null when there is none. */
export function stepBeside<Known, Path extends string, S extends Step<Known, Path>>(
  flow: Steps<Known, Path, S>,
  known: Known,
  path: string,
  by: 1 | -1,
): S | null {
  const open = stepsOf(flow, known)
  return open[open.findIndex((step) => step.path === path) + by] ?? null
}
