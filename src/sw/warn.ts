import * as v from 'valibot'
import { now } from '#kit/clock.ts'
import { overviewForDevice } from '#model/device/forDevice.ts'
import { Overview, overviewFor, Usps } from '#model/overview/contract.ts'
import { isPushed } from '#model/warnings/push.ts'
import { badgeOf, isAnyOn, type Warning, warningsOf } from '#model/warnings/warnings.ts'
import { accept } from '#platform/api/accept.ts'
import { callOptions } from '#platform/api/callOptions.ts'
import { type LastKnown, lastKnown, push } from '#platform/storage/registry.ts'
import { readRow, updateRow } from '#platform/storage/rows.ts'
import { readChoices, takeDue, type WantedWarnings } from '#platform/warnings/choices.ts'
import { type WarningSentence, warningSentence } from '#platform/warnings/words.ts'

/** The parts of the worker that checking uses. */
export type WarnDeps = {
  /** True when a page is in view: it says its warnings itself. */
  isWatched: () => Promise<boolean>
  /** The login marker of the session in this browser; null for none. */
  marker: () => Promise<string | null>
  fetch: typeof fetch
  notify: (sentence: WarningSentence, how: { key: string; silent: boolean }) => Promise<void>
  setBadge: (count: number) => Promise<void>
  /** Ends the checks, and takes back what they showed. */
  stop: () => Promise<void>
}

const Answer = v.object({ result: v.unknown() })
const Figures = v.object({ overview: Overview })
const Prices = v.object({ usps: Usps })

/** How long the server may take (ms). */
const PATIENCE_MS = 10_000

/**
 * The overview of now; null without a session or without an answer, which change nothing. Only of the session whose figures rest here: an
 * overview does not tell whose it is.
 */
async function askOverview({ marker, prepaid }: LastKnown, means: WarnDeps): Promise<Overview | null> {
  if ((await means.marker()) !== marker) return null
  const operation = overviewFor(prepaid)
  const options = { ...callOptions, signal: AbortSignal.timeout(PATIENCE_MS) }
  try {
    const response = await means.fetch(`/api/get?endpoint=${operation.name}`, options)
    return response.ok ? accept(operation, v.parse(Answer, await response.json()).result) : null
  } catch {
    return null // no network, or no answer that this build understands
  }
}

/** The newest overview that may be used. Of a customer who is not remembered nothing may, unless the server says that they are here. */
async function overviewOf({ account }: WantedWarnings, means: WarnDeps): Promise<Overview | null> {
  const row = (await readRow(lastKnown))?.value
  if (row?.account !== account) return null
  const asked = await askOverview(row, means)
  if (asked) {
    await updateRow(lastKnown, (kept) =>
      kept?.marker === row.marker ? { ...kept, figures: { ...Object(kept.figures), overview: overviewForDevice(asked) } } : kept,
    )
    return asked
  }
  const stored = v.safeParse(Figures, row.figures)
  return row.remembered && stored.success ? stored.output.overview : null
}

/** The prices of the offer, as they were known last; null when they rest here no more. */
async function pricesOf({ account }: WantedWarnings): Promise<Usps | null> {
  const row = (await readRow(lastKnown))?.value
  const stored = v.safeParse(Prices, row?.account === account ? row.figures : null)
  return stored.success ? stored.output.usps : null
}

/** Only the first one makes a sound. */
async function notifyAll(warnings: readonly Warning[], means: WarnDeps): Promise<void> {
  for (const [index, warning] of warnings.entries())
    await means.notify(warningSentence(warning, now()), { key: warning.key, silent: index > 0 })
}

/** The warnings that the customer chose. Without any, for example after logging out, the checks end. */
export async function wantedOrStop(means: WarnDeps): Promise<WantedWarnings | null> {
  const wanted = await readChoices()
  if (wanted && isAnyOn(wanted.choices)) return wanted
  await means.stop()
  return null
}

/** Looks in the background whether there is something new to say, and says it as notifications. */
export async function checkWarnings(means: WarnDeps): Promise<void> {
  const wanted = await wantedOrStop(means)
  if (!wanted || (await means.isWatched())) return
  const overview = await overviewOf(wanted, means)
  if (!overview) return
  const topics = (await readRow(push))?.value.topics ?? []
  const due = await takeDue(wanted.account, overview, await pricesOf(wanted))
  await notifyAll(
    due.filter((warning) => !isPushed(warning, overview, topics)),
    means,
  )
  await means.setBadge(badgeOf(wanted.choices, overview, now(), topics))
}

/** Shows all warnings that hold, said before or not. Returns how many. */
export async function showWarnings(means: WarnDeps): Promise<number> {
  const wanted = await readChoices()
  const overview = wanted && (await overviewOf(wanted, means))
  const all = overview ? warningsOf(wanted.choices, overview, await pricesOf(wanted), now()) : []
  await notifyAll(all, means)
  return all.length
}
