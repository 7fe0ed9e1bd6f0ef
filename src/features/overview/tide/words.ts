import type { Day } from '#kit/parts.ts'
import { expectedSizeText, sizeText } from '#kit/words/dataSize.ts'
import { dayShort, dayText } from '#kit/words/dateText.ts'
import { givenAwayOf, sizeOf, sizesOf } from '#model/bundles/bundles.ts'
import type { Overview } from '#model/overview/contract.ts'
import { type InternetState, type Limited, lacksForExtension } from '#model/overview/internet.ts'
import { copy } from '../copy.ts'

type TideLabels = { start: string; now: string; end: string; pill: string | null; refill: string | null }

export function tideLabels(internet: Extract<InternetState, { bundle: unknown }>, today: Day): TideLabels {
  const { refill } = internet
  const expected = internet.kind === 'limited' ? internet.forecast : null
  return {
    start: dayShort(internet.bundle.from),
    now: internet.day === today ? copy.hero.today : dayShort(internet.day),
    end: dayShort(internet.next),
    pill: expected && expected.runsOutOn === null && internet.bundle.autoExtend ? expectedSizeText(expected.leftAtEnd) : null,
    refill:
      internet.kind === 'unlimited' || refill === undefined
        ? null
        : refill === null
          ? copy.hero.unlimited
          : `+ ${sizeText(refill)}`,
  }
}

/** The text alternative of the drawing: start, now and forecast in full sentences. */
export function tideText(internet: Extract<InternetState, { bundle: unknown }>, overview: Overview, today: Day): string {
  const say = copy.tide
  const { bundle } = internet
  const from = dayText(bundle.from)
  const isGone = internet.daysLeft === null
  if (internet.kind === 'unlimited') return (isGone ? say.wasUnlimited : say.unlimited)(from, sizeText(bundle.used))

  const given = sizesOf(bundle.topUps.filter(({ isGift }) => isGift))
  const bought = sizesOf(bundle.topUps) - given
  const gave = givenAwayOf(bundle)
  const left = sizeText(internet.left)
  const day = dayText(internet.day)
  return [
    say.began(from, sizeText(sizeOf(bundle))),
    bought > 0 && say.bought(sizeText(bought)),
    given > 0 && say.given(sizeText(given)),
    gave > 0 && say.gave(sizeText(gave)),
    internet.day === today ? say.leftToday(day, left) : say.leftThen(day, left),
    ...(isGone ? [say.gone] : [expectation(internet), afterwards(internet, lacksForExtension(overview))]),
  ]
    .filter(Boolean)
    .join(' ')
}

function afterwards({ bundle, next, refill }: Limited, lacks: boolean): string {
  const say = copy.tide
  if (lacks) return say.ifEnough(dayText(next))
  if (refill === undefined) return say.stops(dayText(bundle.until))
  return refill === null ? say.anew(dayText(next)) : say.refill(dayText(next), sizeText(refill))
}

function expectation({ forecast, next, empty, standstill }: Limited): string {
  const say = copy.tide
  if (empty) return say.empty
  if (standstill) return say.off
  if (!forecast) return say.unknown
  return forecast.runsOutOn === null
    ? say.lasts(dayText(next), expectedSizeText(forecast.leftAtEnd))
    : say.dry(dayText(forecast.runsOutOn))
}
