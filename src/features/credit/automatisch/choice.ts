import * as v from 'valibot'
import { dayOfMonthCopy } from '#kit/ui/fieldCopy.ts'
import { type ExtendedBundle, plainSetting } from '#model/credit/autoTopUp.ts'
import type { AutoTopUp } from '#model/credit/contract/autoTopUp.ts'
import type { AutoCreditTopUp } from '#model/overview/contract.ts'
import { type DraftOf, defineDraft, persisted } from '#page/draft/defineDraft.ts'

/** The form's choice, with the fields of every type. `dayOfMonth` is the value of its list, empty until chosen. Amounts in cents. */
export const topUpChoiceDraft = defineDraft('auto-top-up', {
  type: persisted(v.picklist(['BALANCE', 'MONTHLY', 'BUNDLE']), 'BALANCE'),
  amount: persisted(v.number(), 2000),
  threshold: persisted(v.number(), 500),
  dayOfMonth: persisted(v.string(), ''),
})
export type TopUpChoice = DraftOf<typeof topUpChoiceDraft>

const proposed = topUpChoiceDraft.blank()

export const topUpChoiceOf = ({ type, amount, threshold, dayOfMonth }: AutoCreditTopUp): TopUpChoice => ({
  type,
  amount: type === 'BUNDLE' ? proposed.amount : amount,
  threshold: threshold ?? proposed.threshold,
  dayOfMonth: dayOfMonth === null ? '' : String(dayOfMonth),
})

/** The setting to save. A bundle has its own price. */
export const chosenSetting = ({ dayOfMonth, ...choice }: TopUpChoice, bundle: ExtendedBundle): AutoCreditTopUp =>
  plainSetting({
    ...choice,
    amount: choice.type === 'BUNDLE' && bundle ? bundle.price : choice.amount,
    dayOfMonth: dayOfMonth === '' ? null : Number(dayOfMonth),
  })

/** Replaces values that are not offered. Without a bundle to extend, type BUNDLE becomes BALANCE. */
export const possibleChoice = (choice: TopUpChoice, { bundle, offer }: Pick<AutoTopUp, 'bundle' | 'offer'>): TopUpChoice => ({
  ...choice,
  type: choice.type === 'BUNDLE' && bundle === null ? 'BALANCE' : choice.type,
  amount: offered(offer.amounts, choice.amount),
  threshold: offered(offer.thresholds, choice.threshold),
})

const offered = (values: readonly number[], wanted: number): number => (values.includes(wanted) ? wanted : (values[0] ?? wanted))

/** The day is required only for monthly top-ups. */
export const dayRule =
  (type: TopUpChoice['type']) =>
  (chosen: string): string | null =>
    type === 'MONTHLY' && chosen === '' ? dayOfMonthCopy.required : null
