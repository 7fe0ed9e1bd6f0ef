import type { Selection } from '#model/bundles/bundleChange.ts'
import { announce } from '#platform/analytics/announce.ts'

export function tellOptions({ data, voice, bindingPeriodType, complete }: Partial<Selection>): void {
  const options = [
    ['data', data],
    ['voice', voice],
    ['duration', bindingPeriodType],
    ['complete', complete],
  ] as const
  for (const [option, value] of options) if (value !== undefined && value !== null) announce({ event: 'option', option, value })
}
