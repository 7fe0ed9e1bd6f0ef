/** A state of the demo in a link (`/demo/link#…`): compressed, and in the fragment, so that no server ever receives it. */

import { isOwnPath } from '../../server/ownPath.ts'

/** The start of the fragment in a copied link to a demo without a server; `src/app/start/bootstrap.ts` looks for it. */
export const LINK_HASH = 'demo='

/** The same for the screen that such a link leads to, once the link is opened. */
export const SCREEN_HASH = 'scherm='

/** The state in a link: its screen, and the document of `GET /demo/state`. */
type Carried = { readonly path: string; readonly state: unknown }

export class LinkError extends Error {
  readonly why: 'too large' | 'damaged' | 'unknown'
  constructor(why: LinkError['why']) {
    super(why)
    this.why = why
  }
}

/** Longer links (characters) do not survive a chat or an e-mail. */
const LONGEST_LINK = 30_000
/** The limit of the demo server (bytes; mocks/server/state.ts). A short link can decompress to much more. */
const LONGEST_TEXT = 256_000

/** Encodes bytes in letters that need no escaping in an address. */
const lettersOf = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const bytesIn = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

/** The fragment of a link. Throws a LinkProblem when it would be too long. */
export async function packed(carried: Carried): Promise<string> {
  const bytes = new Blob([JSON.stringify(carried)]).stream().pipeThrough(new CompressionStream('deflate'))
  const letters = lettersOf(new Uint8Array(await new Response(bytes).arrayBuffer()))
  if (letters.length > LONGEST_LINK) throw new LinkError('too large')
  return letters
}

/** Decompresses text. Throws a LinkProblem when it exceeds the limit of a state. */
async function textIn(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let [text, length] = ['', 0]
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length
    if (length > LONGEST_TEXT) {
      void reader.cancel()
      throw new LinkError('too large')
    }
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}

const isCarried = (value: unknown): value is Carried =>
  typeof value === 'object' && value !== null && 'path' in value && typeof value.path === 'string' && 'state' in value

/** Decodes the fragment of a link. Throws a LinkProblem when it was not made by this panel. The server validates the state itself. */
export async function unpacked(letters: string, origin: string): Promise<Carried> {
  if (letters.length > LONGEST_LINK) throw new LinkError('too large')
  try {
    const carried: unknown = JSON.parse(await textIn(bytesIn(letters)))
    if (isCarried(carried) && isOwnPath(carried.path, origin)) return carried
  } catch (error) {
    if (error instanceof LinkError) throw error
  }
  throw new LinkError('damaged')
}
