import { onHost, pathHere } from '../../src/base.ts'
import { shorten, state } from './control.ts'
import { packed } from './link.ts'

const path = () => pathHere() + location.search
const page = () => location.origin + onHost('/demo/link')

/** A link that holds the whole state of the demo. Throws a LinkProblem when it would be too long. */
export const wholeLink = async (): Promise<string> => `${page()}#${await packed({ path: path(), state: await state() })}`

/** The shortest link that opens this state on another device. No other device can ask a demo inside the page for a short one. */
export const shortLink = async (): Promise<string> => (__IN_PAGE__ ? wholeLink() : `${page()}?kort=${(await shorten(path())).id}`)
