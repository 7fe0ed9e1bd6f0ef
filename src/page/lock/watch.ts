import { part } from '#platform/pwa/part.ts'
import { visitor } from '#platform/session/visitor.ts'
import { readItem, writeItem } from '#platform/storage/items.ts'
import { lockedFor, unlocked } from '#platform/storage/registry.ts'
import { copy } from './copy.ts'
import styles from './Lock.module.css'

const asking = part(() => import('./askToUnlock.tsx'))

let cover: HTMLElement | null = null
let isAsking = false
let isWatching = false

/** A sheet over everything, dialogs too, which moves no focus. The device shows it among the open apps; on paper it is all that is left. */
function coverPage(): void {
  cover ??= document.body.appendChild(document.createElement('div'))
  cover.className = styles.cover ?? ''
  cover.textContent = copy.title
  cover.ariaHidden = 'true'
  cover.popover = 'manual'
  cover.showPopover?.()
  document.documentElement.dataset.covered = ''
}

function uncover(): void {
  cover?.remove()
  cover = null
  delete document.documentElement.dataset.covered
}

const isLocked = () => readItem(lockedFor) !== null && visitor().kind !== 'guest'
/** When the page went out of view (ms since page load): a clock that is set back makes the time no shorter. */
let leftAt = Number.POSITIVE_INFINITY
const wasAwayForLong = () => isLocked() && (readItem(unlocked) === null || performance.now() - leftAt > unlocked.lifetime)

/** The page goes out of view: from now on the time counts. */
function leave(): void {
  if (isAsking || cover || !isLocked()) return
  writeItem(unlocked, true)
  leftAt = performance.now()
  coverPage()
}

/** The page is in view again: whoever was away for long opens the lock first. */
async function comeBack(): Promise<void> {
  if (!cover || isAsking) return
  const wasAway = wasAwayForLong()
  if (wasAway) {
    isAsking = true
    try {
      await (await asking()).askToUnlock()
    } catch {
      return location.reload() // the start asks again, and shows nothing until this code has loaded
    } finally {
      isAsking = false
    }
  }
  uncover()
  // Somebody looks only now, so waiting messages are shown.
  if (wasAway) document.dispatchEvent(new Event('visibilitychange'))
}

/** Locks the app again when it was out of view for a while, also when that began before this code was there. */
export function watchLock(): void {
  if (isWatching) return
  isWatching = true
  document.addEventListener('visibilitychange', () => (document.hidden ? leave() : void comeBack()))
  addEventListener('pagehide', leave)
  addEventListener('pageshow', () => void comeBack())
  if (document.hidden) leave()
  else if (wasAwayForLong()) {
    coverPage()
    void comeBack()
  }
}
