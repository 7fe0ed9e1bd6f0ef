/**
 * A state of the demo in a link (`/demo/link#…`): compressed, and behind the `#`, so that no server ever sees it.
 */

/** Where the demo stood: on which screen, and the document of `GET /demo/state`. */
export type Carried = { readonly path: string; readonly state: unknown }

/** Why a link cannot be made or opened. */
export class LinkProblem extends Error {
  readonly why: 'too large' | 'damaged'
  constructor(why: LinkProblem['why']) {
    super(why)
    this.why = why
  }
}

/** A longer link (characters) does not survive a chat or an e-mail. */
const LONGEST_LINK = 30_000
/** What the demo server takes (bytes; mocks/state.ts): a short link can hold much more than that. */
const LONGEST_TEXT = 256_000

/** In the letters that an address leaves as they are. */
const lettersOf = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const bytesIn = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

/** What stands behind the `#`. Throws a LinkProblem when that would be too long. */
export async function packed(carried: Carried): Promise<string> {
  const bytes = new Blob([JSON.stringify(carried)]).stream().pipeThrough(new CompressionStream('deflate'))
  const letters = lettersOf(new Uint8Array(await new Response(bytes).arrayBuffer()))
  if (letters.length > LONGEST_LINK) throw new LinkProblem('too large')
  return letters
}

/** The text in compressed bytes, as long as it is no longer than a state can be. */
async function textIn(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let [text, length] = ['', 0]
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length
    if (length > LONGEST_TEXT) {
      void reader.cancel()
      throw new LinkProblem('too large')
    }
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}

/** A path of this site: whoever made up the link leads nobody anywhere else. */
const isOwn = (path: string, origin: string): boolean =>
  path.startsWith('/') && URL.canParse(path, origin) && new URL(path, origin).origin === origin

const isCarried = (value: unknown): value is Carried =>
  typeof value === 'object' && value !== null && 'path' in value && typeof value.path === 'string' && 'state' in value

/** What a link carries. Throws a LinkProblem when it is none of ours. Whether the state makes sense is the server's to say. */
export async function unpacked(letters: string, origin: string): Promise<Carried> {
  if (letters.length > LONGEST_LINK) throw new LinkProblem('too large')
  try {
    const carried: unknown = JSON.parse(await textIn(bytesIn(letters)))
    if (isCarried(carried) && isOwn(carried.path, origin)) return carried
  } catch (error) {
    if (error instanceof LinkProblem) throw error
  }
  throw new LinkProblem('damaged')
}
