import { countText, minutesInFull } from '#kit/words/dataSize.ts'
import { plural } from '#kit/words/plural.ts'
import type { Contact } from '#model/usage/usage.ts'

/** `1 sms'je`, `12 sms'jes`. */
export const smsText = (count: number): string => `${countText(count)} ${plural(count, "sms'je", "sms'jes")}`

/** `3 gesprekken van samen 25 minuten en 1 sms'je`. */
export const contactText = ({ calls, minutes, sms }: Contact): string =>
  [
    calls > 0 && `${countText(calls)} ${plural(calls, 'gesprek van', 'gesprekken van samen')} ${minutesInFull(minutes)}`,
    sms > 0 && smsText(sms),
  ]
    .filter(Boolean)
    .join(' en ')
