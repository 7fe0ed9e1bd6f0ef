import { dayOf } from '#kit/dates.ts'
import { sizeLeftText, sizeText } from '#kit/words/dataSize.ts'
import { dayText, timeText } from '#kit/words/dateText.ts'
import { choiceText, euro } from '#kit/words/money.ts'
import { foretoldText, rangeText } from '#model/overview/costsAheadText.ts'
import { needsMoment, type Warning } from '#model/warnings/warnings.ts'

/** A warning in words, and the screen that shows more. */
export type WarningSentence = {
  title: string
  body: string
  path: '/verbruik/internet' | '/factuur/huidige-maand' | '/beltegoed-opwaarderen'
}

const soon = (days: number): string => (days === 1 ? 'Morgen' : `Over ${days} dagen`)

function wordsOf(warning: Warning): WarningSentence {
  switch (warning.kind) {
    case 'internet': {
      const { percent, left, room, until, perMb } = warning
      const costs = perMb === null ? '' : ` ${left === 0 ? 'Je betaalt nu' : 'Daarna betaal je'} ${euro(perMb)} per MB.`
      return {
        title: left === 0 ? 'Je internet is op' : `Je hebt ${percent}% van je internet gebruikt`,
        body:
          left === 0
            ? `Je bundel loopt tot en met ${dayText(until)}.${costs}`
            : `Je hebt nog ${sizeLeftText(left, room)} tot en met ${dayText(until)}.${costs}`,
        path: '/verbruik/internet',
      }
    }
    case 'end': {
      const { days, until, renews, left } = warning
      return {
        title: `${soon(days)} ${renews ? 'begint je nieuwe bundel' : 'stopt je bundel'}`,
        body: left
          ? `Je hebt nog ${sizeText(left)}. Wat je na ${dayText(until)} overhoudt, vervalt.`
          : `Je bundel loopt tot en met ${dayText(until)}.`,
        path: '/verbruik/internet',
      }
    }
    case 'costs':
      return {
        title: `Je hebt ${euro(warning.amount)} aan kosten buiten je bundel`,
        body: `Die staan op je factuur van ${dayText(warning.invoiceOn)}.`,
        path: '/factuur/huidige-maand',
      }
    case 'pace':
      return { title: rangeText(warning).replace(/\.$/, ''), body: foretoldText(warning), path: '/factuur/huidige-maand' }
    case 'credit':
      return {
        title: `Je hebt nog ${euro(warning.balance)} beltegoed`,
        body: `Dat is minder dan ${choiceText(warning.below)}.`,
        path: '/beltegoed-opwaarderen',
      }
  }
}

/** The moment names its day, because a notification may be read days later. */
const standing = (warning: Warning, now: number): string =>
  needsMoment(warning, now) ? ` Stand van ${dayText(dayOf(warning.updatedAt))}, ${timeText(warning.updatedAt)}.` : ''

/** The text of a warning at `now` (ms), with the moment of figures that are not recent. */
export function warningSentence(warning: Warning, now: number): WarningSentence {
  const words = wordsOf(warning)
  return { ...words, body: words.body + standing(warning, now) }
}

/** Warnings of the same figures in one text: one warning in full, several by their titles. `kind` and `path` are those of the first. */
export function togetherOf(
  warnings: readonly [Warning, ...Warning[]],
  now: number,
): { kind: Warning['kind']; text: string; path: WarningSentence['path'] } {
  const [first] = warnings
  const { title, body, path } = warningSentence(first, now)
  const titles = warnings.map((warning) => `${wordsOf(warning).title}.`).join(' ')
  return {
    kind: first.kind,
    text: warnings.length === 1 ? `${title}. ${body}` : titles + standing(first, now),
    path,
  }
}
