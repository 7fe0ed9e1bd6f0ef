import { Badge } from '#kit/ui/Badge.tsx'
import { Card, Section } from '#kit/ui/Card.tsx'
import { Checkbox } from '#kit/ui/Checkbox.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { type RadioCard, RadioCards } from '#kit/ui/RadioCards.tsx'
import { sizeText } from '#kit/words/dataSize.ts'
import { dayInFull } from '#kit/words/dateText.ts'
import { euro, priceText } from '#kit/words/money.ts'
import {
  availablePeriods,
  categoryOf,
  chosenBundles,
  currentOf,
  DEFAULT_DATA,
  isNone,
  isTooSmallForPhone,
  MINIMUM_WITH_PHONE,
  type Selection,
  sizeKey,
  sizeRank,
  whyNot,
} from '#model/bundles/bundleChange.ts'
import { recentMonths, smallestThatHolds } from '#model/bundles/bundleFit.ts'
import { bundleText } from '#model/bundles/bundleText.ts'
import { beginsContract } from '#model/bundles/changeTerms.ts'
import type { BundleOption, Composition, PostpaidOptions } from '#model/bundles/contract/bundleOptions.ts'
import type { HandsetOrder } from '#model/phones/contract/handsetOrder.ts'
import type { UsageMonth } from '#model/renewal/contract.ts'
import type { BindingPeriodType, BundleCode } from '#model/subscription/contract/subscription.ts'
import { bundleChoiceCopy } from './bundleChoiceCopy.ts'
import { bundlePeriodText, lostText, monthsUsedText } from './bundleChoiceText.ts'

type Props = {
  options: PostpaidOptions
  order: HandsetOrder | null
  selection: Selection
  set: (change: Partial<Selection>) => void
  /** Hides the new-contract notice: the customer has no contract yet, or every choice starts a new one. */
  isFirst?: boolean
  /** The bundles come with a phone, so the period is fixed and small data bundles are not offered. */
  withPhone?: boolean
  /** The use of earlier months, drawn on the glasses. */
  months?: readonly UsageMonth[] | undefined
}

export function BundleChoices({ options, order, selection, set, isFirst = false, withPhone = false, months = [] }: Props) {
  const now = currentOf(options)
  const chosen = chosenBundles(options, selection)
  const group = options[chosen.period]
  const bundles = (code: 'ADDON_INET' | 'MAIN') => categoryOf(group, code)?.bundleOptions ?? []
  const data = bundles('ADDON_INET')
  const fits = (option: BundleOption) => !isTooSmallForPhone(option, 'ADDON_INET')
  const [sms] = categoryOf(group, 'ADDON_SMS')?.bundleOptions ?? []
  const [dataCap] = categoryOf(group, 'DATA_CAP')?.bundleOptions ?? []

  return (
    <>
      {!withPhone && <Periods options={options} chosen={chosen} selection={selection} set={set} isFirst={isFirst} />}
      <div className="stack">
        <RadioCards
          name="internet"
          label={bundleChoiceCopy.kinds.ADDON_INET}
          section
          value={chosen.ADDON_INET ? sizeKey(chosen.ADDON_INET) : ''}
          onChange={(data) => set({ data })}
          options={cardsOf('ADDON_INET', withPhone ? data.filter(fits) : data, now.ADDON_INET, order, recentMonths(months))}
          {...(months.length > 0 && { help: monthsUsedText(months) })}
        />
        {withPhone && <TooSmall bundles={data.filter((option) => !fits(option))} />}
        {now.ADDON_INET?.deprecated && (
          <Notice tone="warn" title={bundleChoiceCopy.deprecatedTitle(bundleText('ADDON_INET', now.ADDON_INET))}>
            {bundleChoiceCopy.deprecated}
          </Notice>
        )}
      </div>
      <RadioCards
        name="bellen"
        label={bundleChoiceCopy.kinds.MAIN}
        section
        row={bundles('MAIN').length === 3}
        value={chosen.MAIN ? sizeKey(chosen.MAIN) : ''}
        onChange={(voice) => set({ voice })}
        options={cardsOf('MAIN', bundles('MAIN'), now.MAIN, order)}
      />
      <Section title={bundleChoiceCopy.sections.extra}>
        <Card>
          <div>
            {sms && (
              <Checkbox
                name="sms"
                checked={chosen.ADDON_SMS !== null}
                onChange={(on) => set({ sms: on })}
                text={monthlyText(sms.price)}
              >
                {bundleChoiceCopy.sms.label}
              </Checkbox>
            )}
            {dataCap && (
              <Checkbox
                name="dataplafond"
                checked={chosen.DATA_CAP !== null}
                onChange={(on) => set({ dataCap: on })}
                text={`${bundleChoiceCopy.dataCap.hint} ${monthlyText(dataCap.price)}.`}
              >
                {bundleChoiceCopy.dataCap.label}
              </Checkbox>
            )}
            {options.completeStatus === 'ELIGIBLE' && (
              <Checkbox
                name="compleet"
                checked={selection.complete}
                onChange={(complete) => set({ complete })}
                text={`${bundleChoiceCopy.complete.hint[doublesOf(chosen)]} ${priceText(0)}.`}
              >
                {bundleChoiceCopy.complete.label}
              </Checkbox>
            )}
          </div>
        </Card>
      </Section>
    </>
  )
}

const monthlyText = (price: number): string => (price === 0 ? priceText(price) : bundleChoiceCopy.option.perMonth(euro(price)))

/** The contract periods, each with the price difference for exactly these bundles. */
function Periods({ options, chosen, selection, set, isFirst }: Omit<Props, 'order' | 'months'> & { chosen: Composition }) {
  const periods = availablePeriods(options)
  const { contractEndDate } = options
  const isHeld = !periods.includes('monthBindingPeriod') && contractEndDate !== null
  const card = (period: BindingPeriodType): RadioCard => ({
    value: period,
    title: bundleChoiceCopy.periods[period],
    text: bundlePeriodText(options, selection, period),
    ...(options[period].subscribed && { badge: <Now /> }),
  })
  const lost = lostText(options, selection)
  return (
    <div className="stack">
      <RadioCards
        name="contractduur"
        label={bundleChoiceCopy.sections.period}
        section
        row={periods.length <= 3 && 'wide'}
        value={chosen.period}
        // Each option's value is a BindingPeriodType.
        onChange={(period) => set({ bindingPeriodType: period as BindingPeriodType })}
        options={periods.map(card)}
        {...(isHeld && { help: bundleChoiceCopy.period.shorter(dayInFull(contractEndDate)) })}
      />
      {lost && (
        <Notice tone="warn" title={lost.title} alert>
          {lost.text}
        </Notice>
      )}
      {!isFirst && beginsContract(currentOf(options), chosen) && <Notice>{bundleChoiceCopy.period.newContract}</Notice>}
    </div>
  )
}

function TooSmall({ bundles }: { bundles: readonly BundleOption[] }) {
  if (bundles.length === 0) return null
  const sizes = bundles.toSorted((a, b) => sizeRank(a) - sizeRank(b)).map((option) => bundleText('ADDON_INET', option))
  return <p className="small muted">{bundleChoiceCopy.minimumWithPhone(sizeText(MINIMUM_WITH_PHONE), sizes.join(', '))}</p>
}

const Now = () => (
  <Badge size="s" tone="info">
    {bundleChoiceCopy.option.now}
  </Badge>
)

/** On the smallest bundle that was large enough. */
const Holds = () => (
  <Badge size="s" tone="good">
    {bundleChoiceCopy.option.holds}
  </Badge>
)

function doublesOf({ ADDON_INET, MAIN }: Composition): 'both' | 'data' | 'voice' | 'none' {
  const [data, voice] = [ADDON_INET, MAIN].map((option) => option !== null && !option.isUnlimited && option.size > 0)
  if (data && voice) return 'both'
  return data ? 'data' : voice ? 'voice' : 'none'
}

/** The water level of the glass, 0 to 1: unlimited is brim-full, the largest bundle nearly full. */
const levelOf = ({ size, isUnlimited }: BundleOption, largest: number): number => (isUnlimited ? 1 : heightOf(size, largest))

/** How high this many MB stand in a glass, 0 to 1. */
const heightOf = (size: number, largest: number): number =>
  size === 0 ? 0 : Math.min(0.97, 0.08 + 0.7 * (size / largest) ** 0.7)

function cardsOf(
  code: BundleCode,
  options: readonly BundleOption[],
  held: BundleOption | null,
  order: HandsetOrder | null,
  months: readonly UsageMonth[] = [],
): RadioCard[] {
  const largest = Math.max(1, ...options.map(({ size }) => size))
  const inOrder = options.toSorted((a, b) => sizeRank(a) - sizeRank(b))
  const fit = smallestThatHolds(
    inOrder.filter((option) => whyNot(option, code, held, order) === null),
    months,
  )
  return inOrder.map((option): RadioCard => {
    const isHeld = held !== null && sizeKey(option) === sizeKey(held)
    const reason = whyNot(option, code, held, order)
    return {
      value: sizeKey(option),
      title: bundleText(code, option),
      text: textOf(option, code),
      price: isNone(code, option) ? euro(option.price) : priceText(option.price),
      badge: (
        <>
          {isHeld && <Now />}
          {option === fit && <Holds />}
        </>
      ),
      ...(code === 'ADDON_INET' && {
        level: levelOf(option, largest),
        lines: months.map(({ data }) => heightOf(data.used, largest)),
      }),
      ...(reason === 'phone' && { unavailable: bundleChoiceCopy.minimumForPhone(sizeText(MINIMUM_WITH_PHONE)) }),
      ...(reason === 'blocked' && { unavailable: bundleChoiceCopy.option.blocked }),
    }
  })
}

/** One text per bundle, the most important first. */
function textOf({ originalPrice, discountMonths, discountMonthsLeft, price, ...option }: BundleOption, code: BundleCode) {
  const months = discountMonths || discountMonthsLeft
  if (originalPrice !== null && months > 0) return bundleChoiceCopy.option.discount(months, euro(price), euro(originalPrice))
  if (option.additionalCompleteSize > 0) return bundleChoiceCopy.option.doubled
  if (code !== 'ADDON_INET') return undefined
  if (option.isUnlimited) return bundleChoiceCopy.option.unlimitedText
  return option.size === DEFAULT_DATA && !option.deprecated ? bundleChoiceCopy.option.popular : undefined
}
