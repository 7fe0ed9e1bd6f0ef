import type { Overview, Usps } from '../../api/contract/overview.ts'
import type { Day } from '../../api/contract/parts.ts'
import { expectedSizeText, sizeParts, sizeText } from '../../domain/dataSize.ts'
import { dayOf } from '../../domain/dates.ts'
import { dayShort, dayText, monthText } from '../../domain/dateText.ts'
import { type Internet, type Limited, periodEndOf } from '../../domain/internet.ts'
import { euro } from '../../domain/money.ts'
import { routed } from '../../routes/href.ts'
import { copy } from './copy.ts'

const words = copy.hero

export type HeroText = {
  /** The number of the screen, or a title when there is none. */
  amount: { value: string; unit: string } | null
  title: string | null
  of: string | null
  badge: string | null
  /** What is to be expected; not said of figures that are not of now. */
  forecast: string | null
  /** What follows from an empty or a missing bundle. */
  note: string | null
  /** Number and badge in the colour of the legs. */
  low: boolean
}

/** What stands beside the tide. Without `usps` no price is mentioned. */
export function heroText(internet: Internet, { dataCap, terminationDate }: Overview, usps: Usps | null): HeroText {
  const price = usps && euro(usps.dataCostOutsideBundle)
  const nothing = { amount: null, title: null, of: null, badge: null, forecast: null, note: null, low: false }
  switch (internet.kind) {
    case 'stopped':
      return {
        ...nothing,
        title: words.stopped,
        note: stoppedText(terminationDate),
      }
    case 'none':
      return { ...nothing, title: words.none, note: price && !dataCap?.active ? words.perMb(price) : null }
    case 'unlimited':
      return {
        ...nothing,
        amount: { value: words.unlimited, unit: '' },
        of: joined(words.used(sizeText(internet.bundle.used)), internet.daysLeft),
        note: words.unlimitedTitle,
      }
    case 'limited':
      return {
        ...nothing,
        amount: sizeParts(internet.left),
        of: joined(words.of(sizeText(internet.room)), internet.daysLeft),
        badge: internet.empty ? words.empty : internet.low ? words.low : null,
        forecast: forecastText(internet),
        note: internet.empty ? emptyText(internet, dataCap?.active ?? false, price) : null,
        low: internet.low,
      }
  }
}

/** When it stopped, and what can still be seen of it. */
function stoppedText(terminationDate: Day | null): string | null {
  const said = [
    terminationDate && words.stoppedOn(dayText(terminationDate)),
    routed('/facturen') !== null && words.stoppedInvoices,
  ].filter(Boolean)
  return said.length === 0 ? null : said.join(' ')
}

const joined = (first: string, daysLeft: number | null) => (daysLeft === null ? first : `${first}, ${words.daysLeft(daysLeft)}`)

function emptyText({ next, daysLeft }: Limited, capped: boolean, price: string | null): string {
  if (daysLeft === null) return words.emptyBundle
  if (capped) return words.emptyCap(dayText(next))
  return price ? words.emptyNoCap(price) : words.emptyBundle
}

function forecastText({ forecast, day, daysLeft, next }: Limited): string | null {
  if (!forecast || daysLeft === null) return null
  if (forecast.runsOutOn === null) return words.lasts(dayText(next), expectedSizeText(forecast.leftAtEnd))
  return forecast.runsOutOn === day ? words.dryToday : words.dry(dayText(forecast.runsOutOn))
}

/** The line under the greeting: which figures these are. */
export function introText(overview: Overview, prepaid: boolean): string | null {
  if (prepaid) return copy.introPrepaid
  if (!overview.subscriptionActive) return null
  return copy.introPostpaid(monthText(periodEndOf(overview) ?? dayOf(Date.parse(overview.updatedAt))))
}

export type TideLabels = { start: string; now: string; end: string; pill: string | null; refill: string | null }

/** The words in the drawing. */
export function tideLabels(internet: Extract<Internet, { bundle: unknown }>, today: Day): TideLabels {
  const { refill } = internet
  const expected = internet.kind === 'limited' ? internet.forecast : null
  return {
    start: dayShort(internet.bundle.from),
    now: internet.day === today ? words.today : dayShort(internet.day),
    end: dayShort(internet.next),
    pill: expected && expected.runsOutOn === null ? expectedSizeText(expected.leftAtEnd) : null,
    refill:
      internet.kind === 'unlimited' || refill === undefined ? null : refill === null ? words.unlimited : `+ ${sizeText(refill)}`,
  }
}

/** The drawing in full sentences: start, now and expectation. */
export function tideText(internet: Extract<Internet, { bundle: unknown }>, today: Day): string {
  const say = copy.tide
  const { bundle } = internet
  const from = dayText(bundle.from)
  const isGone = internet.daysLeft === null
  if (internet.kind === 'unlimited') return (isGone ? say.wasUnlimited : say.unlimited)(from, sizeText(bundle.used))

  const sum = (topUps: readonly { size: number }[]) => topUps.reduce((total, { size }) => total + size, 0)
  const given = sum(bundle.topUps.filter(({ isGift }) => isGift))
  const bought = sum(bundle.topUps) - given
  const left = sizeText(internet.left)
  const day = dayText(internet.day)
  return [
    say.began(from, sizeText(internet.room - bought - given)),
    bought > 0 && say.bought(sizeText(bought)),
    given > 0 && say.given(sizeText(given)),
    internet.day === today ? say.leftToday(day, left) : say.leftThen(day, left),
    ...(isGone ? [say.gone] : [internet.empty ? say.empty : expectation(internet), afterwards(internet)]),
  ]
    .filter(Boolean)
    .join(' ')
}

/** What happens after the last day. */
function afterwards({ bundle, next, refill }: Limited): string {
  const say = copy.tide
  if (refill === undefined) return say.stops(dayText(bundle.until))
  return refill === null ? say.anew(dayText(next)) : say.refill(dayText(next), sizeText(refill))
}

function expectation({ forecast, next }: Limited): string {
  const say = copy.tide
  if (!forecast) return say.unknown
  return forecast.runsOutOn === null
    ? say.lasts(dayText(next), expectedSizeText(forecast.leftAtEnd))
    : say.dry(dayText(forecast.runsOutOn))
}
