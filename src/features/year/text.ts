import { startOfMonth } from '#kit/dates.ts'
import { provider } from '#kit/provider.ts'
import { countText, minutesInFull, sizeText } from '#kit/words/dataSize.ts'
import { dayText, monthName, monthText } from '#kit/words/dateText.ts'
import { listText } from '#kit/words/listText.ts'
import { euro } from '#kit/words/money.ts'
import { sizeOf } from '#model/bundles/bundles.ts'
import type { BundleOption, Composition } from '#model/bundles/contract/bundleOptions.ts'
import type { BetterChoice, PrepaidChoice } from '#model/year/betterChoice.ts'
import type { Year } from '#model/year/contract.ts'
import { nextCardOn, type YearFacts } from '#model/year/year.ts'
import type { PlainPath } from '#platform/router/href.ts'
import { copy } from './copy.ts'

export const yearText = ({ from }: Pick<Year, 'from'>): string => from.slice(0, 4)

const messagesText = (count: number): string => copy.messages(countText(count), count)

/** The whole months of the card: `In 2026`, `In maart 2026`, `Van maart tot en met oktober 2026`. */
function whenText({ from, until }: YearFacts): string {
  const { year, month, months } = copy.when
  if (from.endsWith('-01-01') && until.endsWith('-12-31')) return year(from.slice(0, 4))
  return startOfMonth(until) === from ? month(monthText(from)) : months(monthName(from), monthText(until))
}

/** The card in one sentence: `In 2026 gebruikte je 84 GB internet, belde je 1.204 minuten en verstuurde je 96 sms'jes.` */
function usedText(facts: YearFacts): string {
  const { internet, called, texted, nothing } = copy.did
  const did = [
    ...(facts.used > 0 ? [internet(sizeText(facts.used))] : []),
    ...(facts.minutes > 0 ? [called(minutesInFull(facts.minutes))] : []),
    ...(facts.sms > 0 ? [texted(messagesText(facts.sms))] : []),
  ]
  return `${whenText(facts)} ${did.length > 0 ? listText(did) : nothing}.`
}

function paidText({ bundles, outside }: YearFacts): string {
  const { paid } = copy
  if (bundles > 0 && outside > 0) return paid.both(euro(bundles), euro(outside))
  if (bundles > 0) return paid.bundles(euro(bundles))
  return outside > 0 ? paid.outside(euro(outside)) : paid.nothing
}

/** What stands on the card: the year in one sentence, and more about it. */
export function cardText(facts: YearFacts, { toppedUp }: Pick<Year, 'toppedUp'>): string[] {
  const { busiest } = facts
  return [
    usedText(facts),
    ...(busiest ? [copy.busiest(monthName(busiest.month), sizeText(busiest.used))] : []),
    ...(toppedUp === null ? [] : [toppedUp > 0 ? copy.toppedUp(euro(toppedUp)) : copy.notToppedUp]),
    paidText(facts),
  ]
}

/** Why the card is not about a whole year. It does not grow any more after the subscription has ended. */
export function incompleteText({ beganOn, from, unknown, isSoFar }: YearFacts, today: string, hasEnded = false): string[] {
  return [
    ...(beganOn ? [copy.began(dayText(beganOn), monthName(from))] : []),
    ...(unknown.length > 0 ? [copy.unknown(listText(unknown.map(monthName)))] : []),
    ...(isSoFar && !hasEnded ? [copy.soFar(monthText(nextCardOn(today)))] : []),
  ]
}

/** The words on the picture that can be shared: no name, no number, no amount of money. */
export function pictureText(facts: YearFacts): { greetings: string; year: string; lines: string[]; sender: string } {
  const { used, minutes, sms, busiest, from } = facts
  return {
    greetings: copy.greetings,
    year: from.slice(0, 4),
    lines: [
      ...(used > 0 ? [copy.picture.internet(sizeText(used))] : []),
      ...(minutes > 0 ? [copy.picture.called(minutesInFull(minutes))] : []),
      ...(sms > 0 ? [messagesText(sms)] : []),
      ...(busiest ? [copy.picture.busiest(monthName(busiest.month))] : []),
    ],
    sender: provider.product,
  }
}

const { words, better } = copy

const dataWords = (option: BundleOption | null): string => {
  if (option?.isUnlimited) return words.unlimitedData
  return option && sizeOf(option) > 0 ? words.data(sizeText(sizeOf(option))) : words.noData
}
const voiceWords = (option: BundleOption | null): string => {
  if (option?.isUnlimited) return words.unlimitedVoice
  return option && sizeOf(option) > 0 ? minutesInFull(sizeOf(option)) : words.noVoice
}

/** `6 GB internet, 200 minuten en onbeperkt sms'en` */
const bundlesInWords = ({ ADDON_INET, MAIN, ADDON_SMS }: Composition): string =>
  listText([dataWords(ADDON_INET), voiceWords(MAIN), ...(ADDON_SMS ? [words.sms] : [])])

/** An answer to whether the customer could have chosen better, and where that can be done now. */
export type Answer = { text: string; way: { to: PlainPath; label: string } | null }

type Saving<Choice> = Extract<BetterChoice<Choice>, { saved: number }>

/** The answers that do not name a choice; null when there is a better one. */
function plainAnswer(choice: BetterChoice<unknown>): Answer | null {
  if (choice.kind === 'too-few') return { text: better.tooFew(choice.months), way: null }
  if (choice.kind === 'unknown') return { text: better.unknown, way: null }
  return choice.kind === 'best' ? { text: better.best, way: null } : null
}

const isSaving = <Choice>(choice: BetterChoice<Choice>): choice is Saving<Choice> => 'saved' in choice

/** `months`: how many months the saving is about. */
const perMonth = (saved: number, months: number): string => better.monthly(euro(Math.round(saved / months)), months)

/** `mayChange`: whether this customer can choose other bundles now. */
export function bundlesAnswer(choice: BetterChoice<Composition>, months: number, mayChange: boolean): Answer {
  if (!isSaving(choice)) return plainAnswer(choice) ?? { text: better.unknown, way: null }
  const saved = euro(choice.saved)
  const text = choice.kind === 'same' ? better.same(saved) : better.other(bundlesInWords(choice.choice), saved)
  const way = choice.kind === 'same' || !mayChange ? null : ({ to: '/bundels-wijzigen', label: better.bundles } as const)
  return { text: `${text} ${perMonth(choice.saved, months)}`, way }
}

const prepaidWords = ({ data, minutes }: NonNullable<PrepaidChoice>): string =>
  words.always(
    listText([sizeText(data), ...(minutes === null ? [words.unlimitedVoice] : minutes > 0 ? [minutesInFull(minutes)] : [])]),
  )

/** `hasNewestRates`: without those, no bundle means the newest rates too. */
export function prepaidAnswer(choice: BetterChoice<PrepaidChoice>, months: number, hasNewestRates: boolean): Answer {
  if (!isSaving(choice)) return plainAnswer(choice) ?? { text: better.unknown, way: null }
  const saved = euro(choice.saved)
  const bundle = choice.choice
  const end = ` ${perMonth(choice.saved, months)}`
  if (choice.kind === 'same') return { text: (bundle ? better.same(saved) : better.sameNone(saved)) + end, way: null }
  if (bundle)
    return {
      text: better.other(prepaidWords(bundle), saved) + end,
      way: { to: '/kies-prepaid-bundel', label: better.prepaid },
    }
  return hasNewestRates
    ? { text: better.none(saved) + end, way: null }
    : { text: better.newest(saved) + end, way: { to: '/nieuwste-prepaid-prijzen', label: better.prices } }
}
