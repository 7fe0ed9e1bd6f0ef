import { copy } from '#kit/copy.ts'
import { type Failure, type FailureCode, SCREEN_MISSING } from '../api/failure.ts'
import { failureText } from './failureText.ts'
import { proofWanted } from './proven.ts'

/**
 * A screen's reaction to one refusal: the sentence to show; null when what is read again shows it already; or a function of its own, such
 * as an error on a field.
 */
type RefusalText = string | null | ((failure: Failure) => void)

/** By error code, or by status for every code with that status. */
type ByCode<Reaction> = Readonly<Partial<Record<FailureCode | number, Reaction>>>
type Refusals = ByCode<RefusalText>

/** A screen's own words for an order that was not placed: for a refusal by its code, and for anything else. */
export type OrderWords = { failed: string; refusals?: ByCode<string> }

/** A screen's own words for a write that failed. */
export type Words = {
  /** The write was not carried out. Left out: the general sentence. */
  failed?: string
  /** The outcome is unknown. Left out: the general sentence, which promises nothing. */
  outcomeUnknown?: string
  refusals?: Refusals
}

/** The screen's own reaction to this failure; undefined for none. */
export const reactionOf = <Reaction>(
  { code, status }: Pick<Failure, 'code' | 'status'>,
  refusals: ByCode<Reaction> = {},
): Reaction | undefined => (code !== undefined && Object.hasOwn(refusals, code) ? refusals[code] : refusals[status])

const isGeneral = ({ kind, code, status }: Failure) => kind === 'offline' || code === SCREEN_MISSING || status === 429

type Known = { hasNetwork: boolean /** The outcome is unknown. */; isOutcomeUnknown: boolean }

/** The customer closed the question who is at the screen. */
const ownOf = (failure: Failure, failed: string | undefined): string | undefined =>
  proofWanted(failure) !== null ? copy.notProven : isGeneral(failure) ? undefined : failed

/** The sentence for a failed write. It says that nothing was carried out only when that is certain. */
export function refusalText(
  failure: Failure,
  { hasNetwork, isOutcomeUnknown }: Known,
  { failed, outcomeUnknown }: Words,
): string {
  const own = isOutcomeUnknown ? outcomeUnknown : ownOf(failure, failed)
  return own ?? failureText(failure, hasNetwork)
}

type Refusable<Name extends string> = { refuse: (name: Name, text: string) => void }

/** Refusals that concern one field of a form: each becomes the error of that field. */
export const atField = <Name extends string>(
  form: Refusable<Name>,
  name: NoInfer<Name>,
  texts: Readonly<Partial<Record<FailureCode, string>>>,
): Refusals => Object.fromEntries(Object.entries(texts).map(([code, text]) => [code, () => form.refuse(name, text)]))
