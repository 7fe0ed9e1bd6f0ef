import type { Day } from '#kit/parts.ts'
import type { IconName } from '#kit/ui/Icon.tsx'
import { countText, minutesText, sizeText } from '#kit/words/dataSize.ts'
import { bundleRoom, isLow } from '#model/bundles/bundles.ts'
import type { Usage } from '#model/usage/contract.ts'
import { coveredOf } from '#model/usage/covered.ts'
import { type CallSums, hasPassed } from '#model/usage/usage.ts'
import type { Href } from '#platform/router/href.ts'
import { copy } from './copy.ts'

const words = copy.calls

export type UsageRow = {
  icon: IconName
  title: string
  text: string
  used: string
  usedLabel: string
  /** The rest, 0 to 1. */
  meter?: number
  /** The word for a bundle that is (nearly) empty, because colour alone is not enough. */
  badge?: string
  to?: Href
}

function remaining(
  used: number,
  total: number,
  text: (quantity: number) => string,
  isOver: boolean,
): Pick<UsageRow, 'text' | 'meter' | 'badge'> {
  const left = Math.max(0, total - used)
  const empty = isOver ? words.wasUsed : words.allUsed
  const sentence = left === 0 ? empty(text(total)) : (isOver ? words.keptOf : words.leftOf)(text(left), text(total))
  const badge = !isOver && (left === 0 ? words.usedUp : isLow(left, total) && words.low)
  return { text: sentence, meter: total > 0 ? left / total : 0, ...(badge && { badge }) }
}

const link = (to: Href | undefined) => (to === undefined ? {} : { to })

export function dataRow({ data, period }: Usage, today: Day, to?: Href): UsageRow {
  const row = { icon: 'data', title: copy.tabs.data, used: sizeText(data.used), usedLabel: words.used.data, ...link(to) } as const
  if (!data.hasBundle) return { ...row, text: copy.data.none }
  if (data.isInfiniteBundle) return { ...row, text: words.unlimited }
  return {
    ...row,
    ...remaining(coveredOf(data.days) - data.outside, bundleRoom(data), sizeText, hasPassed(period, today)),
  }
}

export function voiceRow({ voice, period }: Usage, today: Day, to?: Href): UsageRow {
  const row = {
    icon: 'call',
    title: words.voice,
    used: minutesText(voice.used),
    usedLabel: words.used.voice,
    ...link(to),
  } as const
  if (!voice.hasBundle) return { ...row, text: words.noVoiceBundle }
  if (voice.isUnlimited) return { ...row, text: words.unlimited }
  return {
    ...row,
    ...remaining(voice.used - voice.outside, bundleRoom(voice), minutesText, hasPassed(period, today)),
  }
}

/** The minutes that on-net calling covered: those beyond it are among the `used` ones of the bundle. */
const onNetIn = ({ used }: Usage['voice'], { minutesOf }: CallSums): number =>
  (['voice', 'voicemail', 'mutual'] as const).reduce((sum, kind) => sum + (minutesOf.get(kind) ?? 0), -used)

/** Minutes beside the bundle, by kind; together with `voiceRow` they add up to the whole list. */
export function otherCallRows({ voice }: Pick<Usage, 'voice'>, sums: CallSums): UsageRow[] {
  const rows = [
    { kind: 'mutual', icon: 'friends', minutes: onNetIn(voice, sums) },
    { kind: 'abroad', icon: 'roaming', minutes: sums.minutesOf.get('abroad') ?? 0 },
    { kind: 'service', icon: 'info', minutes: sums.minutesOf.get('service') ?? 0 },
  ] as const
  return rows.flatMap(({ kind, icon, minutes }) =>
    minutes <= 0
      ? []
      : { icon, title: words.kinds[kind], text: words.beside[kind], used: minutesText(minutes), usedLabel: words.used.voice },
  )
}

export function smsRow({ voice }: Usage, to?: Href): UsageRow {
  const row = { icon: 'sms', title: words.sms, used: countText(voice.smsUsed), usedLabel: words.used.sms, ...link(to) } as const
  return { ...row, text: voice.smsUnlimited ? words.unlimited : words.noSmsBundle }
}
