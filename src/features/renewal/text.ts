import { countText, minutesInFull, minutesText, sizeText } from '#kit/words/dataSize.ts'
import { dayInFull } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import { type Selection, sizeKey } from '#model/bundles/bundleChange.ts'
import { sizeOf } from '#model/bundles/bundles.ts'
import type { BundleOption, ChangeTerms, Composition } from '#model/bundles/contract/bundleOptions.ts'
import { type BestTariff, LEAST_MONTHS } from '#model/renewal/bestTariff.ts'
import type { UsageMonth } from '#model/renewal/contract.ts'
import { copy } from './copy.ts'

const { words } = copy

const dataWords = (option: BundleOption | null) => {
  if (option?.isUnlimited) return words.unlimitedData
  return option && sizeOf(option) > 0 ? words.data(sizeText(sizeOf(option))) : words.noData
}
const voiceWords = (option: BundleOption | null) => {
  if (option?.isUnlimited) return words.unlimitedVoice
  return option && sizeOf(option) > 0 ? minutesInFull(sizeOf(option)) : words.noVoice
}

/** The bundles as a phrase: `10 GB internet en 200 minuten`. */
export function inWords({ ADDON_INET, MAIN, ADDON_SMS }: Composition): string {
  const [data, voice] = [dataWords(ADDON_INET), voiceWords(MAIN)]
  return ADDON_SMS ? words.three(data, voice, words.sms) : words.two(data, voice)
}

/** The selection of exactly these bundles. The data cap stays as it is. */
export const selecting = ({ ADDON_INET, MAIN, ADDON_SMS }: Composition): Partial<Selection> => ({
  data: ADDON_INET && sizeKey(ADDON_INET),
  voice: MAIN && sizeKey(MAIN),
  sms: ADDON_SMS !== null,
})

export function adviceText(advice: BestTariff): string {
  if (advice.kind === 'too-few') return copy.advice.tooFew(advice.months, LEAST_MONTHS)
  const { own, same, best, less, dearer } = advice
  const count = own.months.length
  if (advice.advice === 'own') return copy.advice.own(count)
  if (advice.advice === 'same') return copy.advice.same(count, euro(less))
  const bundles = inWords(best.composition)
  if (less < 0) return copy.advice.otherMore(bundles, count, euro(-less))
  if (less === 0) return copy.advice.otherEqual(bundles, count)
  const saved = (same ? copy.advice.otherThanSame : copy.advice.other)(bundles, count, euro(less))
  return dearer === 0 ? saved : `${saved} ${copy.advice.dearer(dearer)}`
}

/** The usage of a month: `6,88 GB, 221 min, 12 sms'jes`. */
export const usedText = ({ data, voice, sms }: UsageMonth): string =>
  copy.advice.used(sizeText(data.used), minutesText(voice.used), countText(sms))

export function renewalIntroText({ contractEnd, startsOn }: Pick<ChangeTerms, 'contractEnd' | 'startsOn'>): string {
  if (contractEnd !== null) return copy.done.intro(dayInFull(contractEnd))
  return startsOn === null ? '' : copy.done.introMonthly(dayInFull(startsOn))
}
