import type { Day } from '#kit/parts.ts'
import { changeWorld } from '../panel/control.ts'
import { refreshed, tellClock } from '../panel/refreshed.ts'
import { BESIDE, FRAMES } from './hosts.ts'

/** The message of the page to its frames. `day: null` is the real time. */
export type ClockMessage = { demo: 'clock'; day: Day | null }

const isTold = (data: unknown): data is ClockMessage =>
  typeof data === 'object' && data !== null && 'demo' in data && data.demo === 'clock' && 'day' in data

/** A frame follows the clock of the page that shows it. */
export function followClock(): void {
  if (!FRAMES.includes(location.hostname)) return
  addEventListener('message', ({ data, origin }: MessageEvent<unknown>) => {
    if (!isTold(data) || new URL(origin).hostname !== BESIDE) return
    void changeWorld({ clock: data.day })
      .then(({ clock }) => tellClock(clock))
      .then(refreshed)
      .catch(() => location.reload()) // a frame that could not follow shows the day that its world has
  })
}
