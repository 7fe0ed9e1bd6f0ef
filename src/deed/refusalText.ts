import { type Failure, SCREEN_MISSING } from '../api/failure.ts'
import { failureText } from './failureText.ts'

/**
 * What a screen does about one refusal: the sentence to show; null when what is read again shows it already; or a function of its own, such
 * as an error on a field.
 */
export type Told = string | null | ((failure: Failure) => void)

/** A screen's own words for a write that failed. */
export type Words = {
  /** The write was not carried out. Left out: the general sentence. */
  failed?: string
  /** The outcome is unknown. Left out: the general sentence, which promises nothing. */
  unheard?: string
  /** By error code, or by status for every code with that status. */
  refusals?: Readonly<Record<string, Told>>
}

/** What the screen says or does itself about this failure; undefined: nothing. */
export function toldByScreen({ code = '', status }: Failure, refusals: Words['refusals'] = {}): Told | undefined {
  const key = [code, status].find((one) => Object.hasOwn(refusals, one))
  return key === undefined ? undefined : refusals[key]
}

const isGeneral = ({ kind, code, status }: Failure) => kind === 'offline' || code === SCREEN_MISSING || status === 429

type Known = { hasNetwork: boolean /** The outcome is unknown. */; isUnheard: boolean }

/** The sentence for a failed write. It says that nothing was carried out only when that is certain. */
export function refusalText(failure: Failure, { hasNetwork, isUnheard }: Known, { failed, unheard }: Words): string {
  const own = isUnheard ? unheard : isGeneral(failure) ? undefined : failed
  return own ?? failureText(failure, hasNetwork)
}

type Refusable<Name extends string> = { refuse: (name: Name, text: string) => void }

/** Refusals that concern one field of a form: each becomes the error of that field. */
export const atField = <Name extends string>(
  form: Refusable<Name>,
  name: NoInfer<Name>,
  texts: Readonly<Record<string, string>>,
): Record<string, Told> => Object.fromEntries(Object.entries(texts).map(([code, text]) => [code, () => form.refuse(name, text)]))
