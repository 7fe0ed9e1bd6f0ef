/**
 * The state that `npm start` keeps across a restart: the browsers with their sessions, worlds and clocks, and the short links, in one file of this
 * user. A server that is killed loses the last second at most: a new file takes the place of the old one in one step.
 */
import { lstatSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { provider } from '#kit/provider.ts'
import { EventShape } from '../../world/events.ts'
import { type Browser, type Browsers, newBrowser } from '../browsers.ts'

const VERSION = 2
/** The limit of the file (characters): the browsers that were away longest are left out beyond it. */
const LONGEST = 16_000_000
/** How long the file may lag behind (ms). */
const LAG = 1000

/** The file of the server at a port, in the temporary folder of the system. */
export const keptFile = (port: number): string => join(tmpdir(), `${provider.slug}-demo-${process.getuid?.() ?? 0}-${port}.json`)

/** The fields that a stored browser must have; a field that this build knows and the file lacks gets its first value. */
const KeptBrowser = v.looseObject({
  id: v.string(),
  sessions: v.array(
    v.looseObject({
      sid: v.string(),
      marker: v.string(),
      account: v.number(),
      begunAt: v.number(),
      seenAt: v.number(),
      proven: v.object({ password: v.number(), code: v.number() }),
    }),
  ),
  conditions: v.looseObject({ shift: v.number() }),
  seen: v.record(v.string(), v.number()),
  orders: v.array(v.looseObject({ orderNumber: v.string() })),
  events: v.record(v.string(), v.array(EventShape)),
})
const Kept = v.object({
  version: v.literal(VERSION),
  browsers: v.array(v.unknown()),
  links: v.array(v.tuple([v.string(), v.unknown()])),
})

export type Keeping = { readonly browsers: Browsers; readonly links: Map<string, unknown> }

/** Only a plain file of this user is read: others may write in a temporary folder too. */
function ownText(file: string): string | null {
  const found = lstatSync(file, { throwIfNoEntry: false })
  if (!found?.isFile() || (process.getuid !== undefined && found.uid !== process.getuid())) return null
  return readFileSync(file, 'utf8')
}

function parsed(text: string): v.InferOutput<typeof Kept> | null {
  try {
    const kept = v.safeParse(Kept, JSON.parse(text))
    return kept.success ? kept.output : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** Reads the file into these maps. False when there is a file that cannot be used; what it holds of use is taken. */
export function readKept(file: string, { browsers, links }: Keeping): boolean {
  const text = ownText(file)
  if (text === null) return lstatSync(file, { throwIfNoEntry: false }) === undefined
  const kept = parsed(text)
  if (kept === null) return false
  let isWhole = true
  for (const one of kept.browsers) {
    if (v.is(KeptBrowser, one)) {
      const fresh = newBrowser()
      const conditions = Object.assign(fresh.conditions, one.conditions as object)
      const browser: Browser = Object.assign(fresh, one as object, { conditions })
      browsers.set(browser.id, browser)
    } else isWhole = false
  }
  for (const [id, carried] of kept.links) links.set(id, carried)
  return isWhole
}

function textOf({ browsers, links }: Keeping): string {
  const texts: string[] = []
  let length = 0
  for (const browser of [...browsers.values()].toReversed()) {
    const text = JSON.stringify(browser)
    length += text.length
    if (length > LONGEST) break
    texts.unshift(text)
  }
  const kept = [...links].toReversed()
  const fitting = kept.filter((link) => {
    length += JSON.stringify(link).length
    return length <= LONGEST
  })
  return `{"version":${VERSION},"browsers":[${texts.join()}],"links":${JSON.stringify(fitting.toReversed())}}`
}

/** Writes the file beside itself and puts it in place in one step, readable for this user alone. */
export function writeKept(file: string, keeping: Keeping): void {
  const beside = `${file}.${crypto.randomUUID()}`
  try {
    writeFileSync(beside, textOf(keeping), { mode: 0o600, flag: 'wx' })
    renameSync(beside, file)
  } finally {
    rmSync(beside, { force: true })
  }
}

/** Keeps what changes: `touched` after every call, `now` before the server ends. `failed` is called once, when the file cannot be written. */
export function keeper(file: string, keeping: Keeping, failed: (error: Error) => void): { touched: () => void; now: () => void } {
  let timer: NodeJS.Timeout | null = null
  let hasFailed = false
  function write() {
    if (timer) clearTimeout(timer)
    timer = null
    try {
      writeKept(file, keeping)
    } catch (error) {
      if (!(error instanceof Error)) throw error
      if (!hasFailed) failed(error)
      hasFailed = true
    }
  }
  return {
    touched() {
      timer ??= setTimeout(write, LAG).unref()
    },
    now: () => (timer ? write() : undefined),
  }
}
