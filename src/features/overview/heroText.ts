import { dayOf } from '#kit/dates.ts'
import type { Day, Standstill } from '#kit/parts.ts'
import { expectedSizeText, leftParts, megabytesText, sizeText } from '#kit/words/dataSize.ts'
import { dayInFull, dayText, monthText } from '#kit/words/dateText.ts'
import { euro, sumOf } from '#kit/words/money.ts'
import { dueOf, isAfterSettlement, keepsInvoicesUntil, waitsForCustomer } from '#model/invoices/dueInvoices.ts'
import type { Overview, Usps } from '#model/overview/contract.ts'
import { isFirstWeek } from '#model/overview/firstWeek.ts'
import { type InternetState, type Limited, periodEndOf } from '#model/overview/internet.ts'
import { copy } from './copy.ts'

const words = copy.hero

export type HeroText = {
  /** The number of the screen; without a number there is a title. */
  amount: { value: string; unit: string } | null
  title: string | null
  of: string | null
  badge: string | null
  spent: string | null
  /** The costs go on: internet is charged now. */
  spending: boolean
  /** The forecast; the hero hides it when the figures are old. */
  forecast: string | null
  /** The consequence of an empty or missing bundle. */
  note: string | null
  /** The bundle is nearly empty: the number takes the accent colour. */
  low: boolean
}

export const nothingShown: HeroText = {
  amount: null,
  title: null,
  of: null,
  badge: null,
  spent: null,
  spending: false,
  forecast: null,
  note: null,
  low: false,
}

/** The text beside the tide. Without `usps` no price is mentioned. */
export function heroText(internet: InternetState, overview: Overview, usps: Usps | null): HeroText {
  const price = usps && euro(usps.dataCostOutsideBundle)
  if (internet.kind === 'stopped') return { ...nothingShown, title: words.stopped, note: stoppedText(overview) }
  const { standstill } = internet
  if (standstill?.why === 'capped') {
    const back = standstill.until === undefined ? [] : [copy.tide.anew(dayText(standstill.until))]
    return {
      ...nothingShown,
      title: words.off,
      note: [...(standstill.limited ? [words.limited] : [words.emptyBundle, words.capped]), ...back].join(' '),
    }
  }
  if (standstill) return { ...nothingShown, ...offText(internet, standstill) }
  switch (internet.kind) {
    case 'none':
      return { ...nothingShown, title: words.none, note: price && !overview.dataCap?.active ? words.perMb(price) : null }
    case 'unlimited':
      return {
        ...nothingShown,
        amount: { value: words.unlimited, unit: '' },
        of: joined(words.used(sizeText(internet.bundle.used)), internet.daysLeft),
        note: words.unlimitedTitle,
      }
    case 'limited':
      return {
        ...nothingShown,
        amount: leftParts(internet.left, internet.room),
        of: joined(words.of(sizeText(internet.room)), internet.daysLeft),
        badge: internet.empty ? words.empty : internet.low ? words.low : null,
        spent: internet.daysLeft === null ? null : spentText(overview),
        spending: internet.empty && standstill === null,
        forecast: forecastText(internet, overview, price),
        note: internet.empty && standstill === null ? emptyText(internet, price) : null,
        low: internet.low,
      }
  }
}

/** Internet is off: the notice above says why, so this says only that it is off and what is left in the bundle. */
function offText(internet: Exclude<InternetState, { kind: 'stopped' }>, { why }: Standstill): Pick<HeroText, 'title' | 'of'> {
  const title = why === 'inactive' ? words.inactive : words.off
  if (internet.kind !== 'limited') return { title, of: null }
  return { title, of: joined(words.inBundle(sizeText(internet.left), sizeText(internet.room)), internet.daysLeft) }
}

/** The unpaid or coming invoice of a stopped subscription. Only the one that settles it is announced as such. */
function lastInvoiceText({ latestInvoice, nextInvoice, terminationDate }: Overview): string | null {
  if (latestInvoice && waitsForCustomer(latestInvoice)) {
    const amount = euro(dueOf(latestInvoice))
    const which = nextInvoice === null ? words.lastInvoice : words.newestInvoice
    const { dueOn } = latestInvoice
    return dueOn === null ? words.stoppedLate(which, amount) : words.stoppedDue(which, amount, dayText(dueOn))
  }
  if (!nextInvoice || nextInvoice.amount === 0) return null
  const isTerm = terminationDate !== null && isAfterSettlement(nextInvoice.date, terminationDate)
  const say = isTerm ? words.stoppedTerm : nextInvoice.amount < 0 ? words.stoppedBack : words.stoppedNext
  return say(euro(Math.abs(nextInvoice.amount)), dayText(nextInvoice.date))
}

/** The month of the last term of a phone that is paid on after a stopped subscription; null without one. */
const termsText = ({ lastInvoiceOn, nextInvoice, terminationDate }: Overview): string | null =>
  nextInvoice !== null && lastInvoiceOn !== null && terminationDate !== null && isAfterSettlement(lastInvoiceOn, terminationDate)
    ? words.stoppedPhone(monthText(lastInvoiceOn))
    : null

function stoppedText(overview: Overview): string | null {
  const { terminationDate, lastInvoiceOn } = overview
  const said = [
    terminationDate && words.stoppedOn(dayText(terminationDate)),
    lastInvoiceText(overview),
    termsText(overview),
    lastInvoiceOn && words.stoppedInvoices(dayInFull(keepsInvoicesUntil(lastInvoiceOn))),
  ].filter(Boolean)
  return said.length === 0 ? null : said.join(' ')
}

const joined = (first: string, daysLeft: number | null) => (daysLeft === null ? first : `${first}, ${words.daysLeft(daysLeft)}`)

function emptyText({ daysLeft }: Limited, price: string | null): string {
  return daysLeft === null || price === null ? words.emptyBundle : words.emptyNoCap(price)
}

/** The extra costs of this month: use outside the bundle and bundles that were bought. Null when no internet was charged. */
function spentText({ currentCosts }: Overview): string | null {
  if (!currentCosts?.outside.some(({ kind }) => kind === 'data')) return null
  return words.spent(euro(currentCosts.extra ?? sumOf(currentCosts.outside)))
}

/** For an empty bundle: the price of more internet, compared with what today cost without it. */
export function heroOfferText(
  internet: InternetState,
  { dataBundle, buyDataEligible }: Overview,
  usps: Usps | null,
): string | null {
  const isOffered = internet.kind === 'limited' && internet.empty && internet.standstill === null && internet.daysLeft !== null
  if (!isOffered || !buyDataEligible || !usps || !dataBundle) return null
  const used = Math.min(dataBundle.usedPerDay.at(-1) ?? 0, dataBundle.outside)
  const offer = words.offer(sizeText(usps.extraDataBundleSize), euro(usps.extraDataPrice))
  if (used === 0) return offer
  return `${offer} ${words.offerToday(megabytesText(used), euro(used * usps.dataCostOutsideBundle))}`
}

/** The forecast; on the last day, and for a bundle that stops, that the rest lapses. */
function forecastText(internet: Limited, overview: Overview, price: string | null): string | null {
  const { bundle, forecast, day, daysLeft, next, refill, empty, standstill } = internet
  if (daysLeft === null || empty || standstill) return null
  if (forecast?.runsOutOn) {
    const dry = forecast.runsOutOn === day ? words.dryToday : words.dry(dayText(forecast.runsOutOn))
    // Beyond the bundle, internet costs money unless a data cap stops it.
    return price === null || overview.dataCap?.active ? dry : `${dry} ${words.dryThen(price)}`
  }
  if (daysLeft === 0) return [words.lapsesToday, anewText(refill)].filter(Boolean).join(' ')
  if (!bundle.autoExtend) return words.stops(dayText(bundle.until))
  return forecast && words.lasts(dayText(next), expectedSizeText(forecast.leftAtEnd))
}

const anewText = (refill: Limited['refill']): string | null =>
  refill === undefined ? null : refill === null ? words.anewUnlimited : words.anew(sizeText(refill))

/** The line under the greeting: a welcome for a new customer, and the period of the figures. */
export function heroIntroText(overview: Overview, prepaid: boolean, today: Day): string | null {
  if (prepaid) return copy.introPrepaid
  if (!overview.subscriptionActive) return null
  const shown = copy.introPostpaid(monthText(periodEndOf(overview) ?? dayOf(Date.parse(overview.updatedAt))))
  return isFirstWeek(overview, today) ? `${copy.welcome} ${shown}` : shown
}
