/**
 * The rules for new versions (decisions D9, reliability d): when one may take over, and when a page loads itself anew. Pure: `updates`, `newer`,
 * `rescue` and the service worker gather the facts and carry out the answers.
 */

/** The activity of the customer in this tab. On the first screen of a flow, with nothing typed, it is `entering`. */
export type Busy = 'nothing' | 'dialog' | 'entering' | 'underWay'

/** Why the question comes up. */
export type Occasion =
  /** This page is being loaded, and nothing is on screen yet. `reload`: the customer loaded it anew, maybe in the middle of something. */
  | 'coldStart'
  | 'reload'
  /** Something changed, or time passed. */
  | 'look'
  /** The customer asked for the new version in this tab. */
  | 'asked'
  /** A flow begins in this tab. */
  | 'flow'
  /** The activity that kept this tab busy has ended. */
  | 'free'
  /** The code of a screen did not come. */
  | 'missing'

/** The facts about this page and the new version. What is left out is not so. */
export type UpdateFacts = {
  occasion: Occasion
  /** Does a reload bring the new version? Then it has taken over, or there is no worker. Otherwise it waits to take over. */
  isServed?: boolean
  busy?: Busy
  /** Another tab is busy, or nobody knows whether one is. */
  isOtherBusy?: boolean
  /** This build may not be used any more (`minBuild`). */
  isRequired?: boolean
  /** How long this page has been in the background (ms). */
  hiddenMs?: number | null
  /** How long ago the customer put the offer off (ms). */
  postponedMs?: number | null
  /** How often this build has reloaded itself in this tab, and how long ago any build last did (ms). */
  reloads?: { count: number; agoMs: number } | null
}

/** How often the newest build is asked for (ms; spec 9 build manifest poll). */
export const BUILD_POLL_MS = 3_600_000

/** After this long in the background nobody is looking at the page any more (ms). */
const AWAY_MS = 5 * 60_000
/** How long "Later" puts the offer off (ms). The next start ends that too. */
const LATER_MS = 24 * 3_600_000
/** At most one reload in 10 s, and two for one build (spec 9 reload guard). */
const [RELOAD_GAP_MS, RELOADS_A_BUILD] = [10_000, 2]

/** The next step: nothing, asking the customer, letting the new version take over, or reloading this page. */
export function verdictOf(facts: UpdateFacts): 'wait' | 'offer' | 'take' | 'reload' {
  const { occasion, isServed, busy = 'nothing', isOtherBusy, isRequired, hiddenMs, postponedMs } = facts
  if (occasion === 'reload') return 'wait'
  if (isServed) return mayReload(facts) ? 'reload' : 'wait'
  // Nothing can be lost yet. The worker makes sure that no other page is open.
  if (occasion === 'coldStart') return 'take'
  if (isOtherBusy) return 'wait'
  if (occasion === 'missing') return busy === 'underWay' ? 'wait' : 'take'
  // No flow begins in a build that may not be used any more.
  if (occasion === 'flow') return isRequired ? 'take' : 'wait'
  if (busy !== 'nothing') return 'wait'
  const isUnseen = (hiddenMs ?? 0) >= AWAY_MS
  if (occasion === 'asked' || isUnseen || (isRequired && occasion === 'free')) return 'take'
  return isRequired || (postponedMs ?? LATER_MS) >= LATER_MS ? 'offer' : 'wait'
}

function mayReload({ occasion, busy = 'nothing', reloads }: UpdateFacts): boolean {
  if (occasion === 'asked') return true
  if (reloads && (reloads.count >= RELOADS_A_BUILD || reloads.agoMs < RELOAD_GAP_MS)) return false
  if (occasion === 'coldStart') return true
  return occasion === 'missing' ? busy !== 'underWay' : busy === 'nothing'
}

/** Why a version that waits is told to take over: the customer asked, nobody looks at any page, or a cold start with no other page open. */
export type TakeOver = 'asked' | 'unseen' | 'alone'

/** May the version that waits take over? Its worker knows all open pages: each is in view or not. */
export function mayTakeOver(when: TakeOver, inView: readonly boolean[]): boolean {
  if (when === 'asked') return true
  return when === 'alone' ? inView.length <= 1 : !inView.includes(true)
}

/** After this many failed starts in a row everything stored is removed, once until a start succeeds. */
const STARTS_UNTIL_CLEAR = 2

/** The worker's answer to a page that could not show the app, after it replaced this many damaged files. */
export function remedyOf(failedStarts: number, mended: number): 'reload' | 'clear' | 'none' {
  if (mended > 0) return 'reload'
  return failedStarts === STARTS_UNTIL_CLEAR ? 'clear' : 'none'
}
