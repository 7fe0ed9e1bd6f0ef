import { reading } from '#model/operation.ts'
import { getOutages, type Outage } from '#model/outage/contract.ts'
import { preload, renew } from '#platform/api/client.ts'
import { onRead } from '#platform/api/events.ts'
import { online } from '#platform/connection/connection.ts'
import { visitor } from '#platform/session/visitor.ts'
import { toast } from '#platform/stores/toasts.ts'
import { findFollowed, unfollow } from './followed.ts'
import { followedCopy } from './followedCopy.ts'

/** The time between two looks (ms). */
const EVERY_MS = 60_000

let isWatching = false

/** While the app is open, looks at quiet moments whether the followed outage is over, and says so once. */
export function watchOutage(): void {
  if (isWatching) return
  isWatching = true
  onRead.add((operation, input, value) => {
    // The answer has been validated against this operation's schema.
    if (operation === getOutages.name) void judge(Object(input).area, value as Outage[])
  })
  document.addEventListener('visibilitychange', () => void look())
  setInterval(() => void look(), EVERY_MS)
  void look()
}

/** Asks for the outages in the area, unless nobody looks. A failure is not shown: the next look asks again. */
async function look(): Promise<void> {
  if (document.hidden || !online() || visitor().kind !== 'customer') return
  const followed = await findFollowed()
  if (!followed) return
  await renew(['getOutages'])
  await preload([reading(getOutages, { area: followed.area })], { isIdle: true })
}

/** An outage that is not among those of its area any more is over. */
async function judge(area: unknown, outages: readonly Outage[]): Promise<void> {
  const followed = await findFollowed()
  if (!followed || followed.area !== area || outages.some(({ id }) => id === followed.id)) return
  if (await unfollow(followed.id)) toast({ id: 'outage-over', text: followedCopy.over(followed.name), good: true })
}
