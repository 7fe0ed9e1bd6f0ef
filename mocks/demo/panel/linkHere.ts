import { onHost, pathHere } from '#kit/base.ts'
import { DemoRefusal, shorten, state } from './control.ts'
import { LINK_HASH, LinkError, packed } from './link.ts'

/** Shown with a copied state in which stand-ins replace what was typed. */
export const standInText =
  'Wat je over een persoon hebt getypt, zoals een naam of rekeningnummer, is vervangen door iets verzonnens.'

/** Copies a text. False without https or too long after the press: then the panel shows it, to be copied by hand. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

const path = () => pathHere() + location.search
/** Without a server the link is the first page, with the state behind its `#`: every host of files has that address. */
const page = () => location.origin + (__IN_PAGE__ ? `${onHost('/')}#${LINK_HASH}` : `${onHost('/demo/link')}#`)

/** A link to the state of the demo. `hasStandIns`: something that was typed about a person is replaced by something made up. */
export type StateLink = { link: string; hasStandIns: boolean }

/** A link that holds the whole state of the demo. Throws a LinkProblem when it would be too long. */
export async function wholeLink(): Promise<StateLink> {
  const document = await asked(state())
  return { link: `${page()}${await packed({ path: path(), state: document })}`, hasStandIns: document.hasStandIns }
}

/**
 * The shortest link that opens this state on another device. No other device can ask a demo inside the page for a short one. Throws a
 * LinkProblem when too much has happened.
 */
export async function shortLink(): Promise<StateLink> {
  if (__IN_PAGE__) return wholeLink()
  const { id, hasStandIns } = await asked(shorten(path()))
  return { link: `${location.origin}${onHost('/demo/link')}?kort=${id}`, hasStandIns }
}

const TOO_LARGE = 413

async function asked<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    throw error instanceof DemoRefusal && error.status === TOO_LARGE ? new LinkError('too large') : error
  }
}
