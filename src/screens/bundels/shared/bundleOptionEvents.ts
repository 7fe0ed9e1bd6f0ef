import { announce } from '../../../analytics/announce.ts'
import type { Selection } from '../../../domain/bundleChange.ts'

export function tellOptions({ data, voice, bindingPeriodType, complete }: Partial<Selection>): void {
  const options = [
    ['data', data],
    ['voice', voice],
    ['duration', bindingPeriodType],
    ['complete', complete],
  ] as const
  for (const [option, value] of options) if (value !== undefined && value !== null) announce({ event: 'option', option, value })
}
