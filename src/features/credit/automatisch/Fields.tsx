import type { FieldBinding } from '#kit/ui/FieldFrame.tsx'
import { dayOfMonthCopy } from '#kit/ui/fieldCopy.ts'
import { RadioCards } from '#kit/ui/RadioCards.tsx'
import { Select } from '#kit/ui/Select.tsx'
import { choiceText, euro } from '#kit/words/money.ts'
import { LAST_DAY_OF_MONTH } from '#model/credit/autoTopUp.ts'
import type { AutoTopUp } from '#model/credit/contract/autoTopUp.ts'
import { fits } from '#model/credit/topUp.ts'
import type { AutoCreditTopUp } from '#model/overview/contract.ts'
import type { TopUpChoice } from './choice.ts'
import { copy } from './copy.ts'

const days = Array.from({ length: LAST_DAY_OF_MONTH }, (_, at) => String(at + 1)).map((day) => ({ value: day, text: day }))

const types: readonly AutoCreditTopUp['type'][] = ['BALANCE', 'MONTHLY', 'BUNDLE']

type Props = {
  choice: TopUpChoice
  change: (change: Partial<TopUpChoice>) => void
  auto: Pick<AutoTopUp, 'bundle' | 'offer'>
  /** The balance (cents) to which the first amount is added at once; null when it is added later. */
  added: number | null
  day: FieldBinding
}

export function Fields({ choice, change, auto: { bundle, offer }, added, day }: Props) {
  const { type, amount, threshold } = choice
  return (
    <>
      <RadioCards
        name="type"
        label={copy.when}
        section
        value={type}
        onChange={(chosen) => change({ type: types.find((known) => known === chosen) ?? 'BALANCE' })}
        options={types.map((value) => {
          if (value !== 'BUNDLE') return { value, ...copy.types[value] }
          const { title, text } = copy.types.BUNDLE
          return bundle ? { value, title, text: text(euro(bundle.price)) } : { value, title, unavailable: copy.noBundle }
        })}
      />
      {type === 'BALANCE' && (
        <RadioCards
          name="drempel"
          label={copy.threshold}
          row
          value={String(threshold)}
          onChange={(chosen) => change({ threshold: Number(chosen) })}
          options={offer.thresholds.map((option) => ({ value: String(option), title: choiceText(option) }))}
        />
      )}
      {type === 'MONTHLY' && (
        <Select
          {...day}
          name="dag"
          onChange={(chosen) => {
            day.onChange(chosen)
            change({ dayOfMonth: chosen })
          }}
          label={dayOfMonthCopy.label}
          help={dayOfMonthCopy.hint}
          placeholder={copy.chooseDay}
          options={days}
        />
      )}
      {type !== 'BUNDLE' && (
        <RadioCards
          name="bedrag"
          label={copy.amount}
          row
          value={String(amount)}
          onChange={(chosen) => change({ amount: Number(chosen) })}
          options={offer.amounts.map((option) => ({
            value: String(option),
            title: choiceText(option),
            ...(added !== null &&
              !fits(option, added, offer.maximum) && { unavailable: copy.tooMuch(choiceText(offer.maximum)) }),
          }))}
        />
      )}
    </>
  )
}
