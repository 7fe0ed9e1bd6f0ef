import { bundleRoom } from '#model/bundles/bundles.ts'
import type { DataBundle, Overview } from '#model/overview/contract.ts'
import type { PushTopic } from './contract.ts'
import { percentUsed, type Warning } from './warnings.ts'

/** The topics that can concern this kind of customer: only credit runs out, and only a subscription has invoices. */
export const topicsFor = (isPrepaid: boolean): readonly PushTopic[] =>
  isPrepaid
    ? ['bundle', 'credit', 'order', 'outage', 'security']
    : ['bundle', 'invoice', 'payment', 'order', 'outage', 'security']

/** The parts of a bundle (percent) at which a push message comes (reliability c). */
const levels = [100, 80] as const

/** The highest level that this bundle has reached; null before the first, and for a bundle without a limit. */
export function levelOf(bundle: DataBundle): (typeof levels)[number] | null {
  if (bundle.isInfiniteBundle || bundleRoom(bundle) === 0) return null
  return levels.find((level) => percentUsed(bundle) >= level) ?? null
}

/** True when a push message about one of these topics has told the same: the app and its background check then leave it out. */
export function isPushed(
  { kind }: Pick<Warning, 'kind'>,
  { dataBundle, fixMeBarItems }: Overview,
  topics: readonly string[],
): boolean {
  if (kind === 'internet') return topics.includes('bundle') && dataBundle !== null && levelOf(dataBundle) !== null
  return kind === 'credit' && topics.includes('credit') && fixMeBarItems.some(({ templateType }) => templateType === 'lowBalance')
}

export type PushFacts = {
  /** The browser has push messages for this app as it runs now. */
  canPush: boolean
  /** On iOS only apps on the home screen have them. */
  needsInstall: boolean
  permission: 'default' | 'denied' | 'granted'
  /** The backend sends push messages. */
  isOffered: boolean
  /** The device and the backend both know of the subscription. */
  isOn: boolean
}

/** How it stands with push messages on this device. */
type PushState = 'on' | 'off' | 'denied' | 'install' | 'never'

export function pushStateOf({ canPush, needsInstall, permission, isOffered, isOn }: PushFacts): PushState {
  if (!isOffered) return 'never'
  if (!canPush) return needsInstall ? 'install' : 'never'
  if (permission === 'denied') return 'denied'
  return isOn && permission === 'granted' ? 'on' : 'off'
}
