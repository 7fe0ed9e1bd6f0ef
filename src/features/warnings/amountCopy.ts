import { choiceText } from '#kit/words/money.ts'
import { plural } from '#kit/words/plural.ts'
import type { WarningKind } from '#model/warnings/warnings.ts'

type Words = {
  /** Before the amount. */
  when: string
  /** An amount in words. */
  at: (amount: number) => string
  /** An end of the slider. */
  end: (amount: number) => string
}

const percentText = (percent: number): string => `${percent}%`
const daysText = (days: number): string => plural(days, '1 dag', `${days} dagen`)

export const amountCopy: Readonly<Record<WarningKind, Words>> = {
  internet: { when: 'Waarschuw mij vanaf', at: percentText, end: percentText },
  end: { when: 'Waarschuw mij', at: (days) => `${daysText(days)} van tevoren`, end: daysText },
  costs: { when: 'Waarschuw mij vanaf', at: choiceText, end: choiceText },
  credit: { when: 'Waarschuw mij onder', at: choiceText, end: choiceText },
}
