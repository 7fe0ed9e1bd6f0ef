import { useState } from 'react'
import { onHost, pathHere } from '#kit/base.ts'
import { navigate } from '#platform/router/location.tsx'
import { become } from './become.ts'
import { askDemo, world } from './control.ts'
import styles from './Panel.module.css'
import { press } from './press.ts'
import { reach, take } from './reach.ts'
import { refreshed, tellClock } from './refreshed.ts'
import { keepStory, type StoryPlace } from './remembered.ts'
import type { Scene, Story } from './stories.ts'
import { useShortcut } from './useShortcut.ts'

/** The keys for the next scene: presenters' remote controls send the first. */
const [NEXT, BACK] = ['PageDown', 'PageUp']

/** Brings the app to a scene. True when the page is loaded anew for it. */
async function play({ account, steps = [], path, presses = [] }: Scene): Promise<boolean> {
  if (account !== undefined) {
    const { session, address } = await reach({ account, path: path ?? '/', steps }, askDemo, location.origin)
    await become(session)
    location.assign(onHost(address))
    return true
  }
  for (const step of steps) await take(step, askDemo, location.origin)
  if (steps.length > 0) tellClock((await world()).clock)
  if (path !== undefined && path !== pathHere()) navigate(path)
  if (steps.length > 0) await refreshed()
  for (const name of presses) if (!(await press(name))) throw new Error(`There is no "${name}"`)
  return false
}

/** A story that is told: what to say now, and one key for what comes next. It goes on where it was after every load. */
export function StoryBar({ story, told, stop }: { story: Story; told: StoryPlace; stop: () => void }) {
  const [at, setAt] = useState(told.at)
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const { scenes, title } = story
  const scene = scenes[at]

  async function goTo(next: number) {
    const wanted = scenes[next]
    if (!wanted || isBusy) return
    setBusy(true)
    setFailed(false)
    keepStory({ id: story.id, at: next })
    setAt(next)
    try {
      if (!(await play(wanted))) setBusy(false)
    } catch {
      setBusy(false)
      setFailed(true)
    }
  }
  /** A scene builds on those before it, so going back starts at the last scene with a world of its own. */
  const back = scenes.slice(0, at).findLastIndex(({ account }) => account !== undefined)
  useShortcut(NEXT, () => void goTo(at + 1))
  useShortcut(BACK, () => void goTo(Math.max(0, back)))

  return (
    <aside className={styles.story} aria-label={`Verhaal: ${title}`}>
      <p className={styles.storyTitle}>
        {title}, {at + 1} van {scenes.length}
      </p>
      <p role="status">{failed ? 'Dit lukte niet. Ga terug en probeer het nog eens.' : scene?.say}</p>
      <div className={styles.buttons}>
        <button type="button" className={styles.button} disabled={at === 0} onClick={() => void goTo(Math.max(0, back))}>
          Terug
        </button>
        <button
          type="button"
          className={styles.on}
          aria-keyshortcuts={NEXT}
          disabled={isBusy || at === scenes.length - 1}
          onClick={() => void goTo(at + 1)}
        >
          Verder
        </button>
        <button type="button" className={styles.button} onClick={stop}>
          Stop
        </button>
      </div>
    </aside>
  )
}

/** Starts a story at its first scene, on a new page. */
export async function begin(story: Story): Promise<void> {
  const [first] = story.scenes
  if (first) await play(first)
  keepStory({ id: story.id, at: 0 }) // the page that is on its way finds it
}
