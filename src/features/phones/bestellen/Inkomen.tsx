import { Button } from '#kit/ui/Button.tsx'
import { Card, Section } from '#kit/ui/Card.tsx'
import { Checkbox } from '#kit/ui/Checkbox.tsx'
import { Disclosure } from '#kit/ui/Disclosure.tsx'
import { Form } from '#kit/ui/Form.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { NumberField } from '#kit/ui/NumberField.tsx'
import { RadioGroup } from '#kit/ui/Radio.tsx'
import { Select } from '#kit/ui/Select.tsx'
import { messageFor, type Rules, useForm } from '#kit/ui/useForm.ts'
import { euro } from '#kit/words/money.ts'
import {
  amountProblem,
  blankIncome,
  creditAnswersIn,
  creditCapacityOf,
  hasChildren,
  type IncomeForm,
  isImplausible,
  MOST_COSTS,
  MOST_INCOME,
} from '#model/phones/creditCapacity.ts'
import { mostUncheckedOf, sliderMaxOf } from '#model/phones/instalment.ts'
import { useHeldReload, useTyped } from '#page/draft/useUnsaved.ts'
import { FlowColumn, FlowStep } from '#page/flow/FlowStep.tsx'
import { announce } from '#platform/analytics/announce.ts'
import { handsetItem } from '#platform/analytics/handsetItem.ts'
import { navigate } from '#platform/router/location.tsx'
import { openModal } from '#platform/stores/modal.ts'
import { type OrderOffer, phoneChoiceOf, sumsAt } from './choice.ts'
import { copy } from './copy.ts'
import type { HandsetDraft } from './draft.ts'
import { incomeCopy as fields } from './fields.ts'
import { INCOME } from './flow.ts'
import { Offered } from './Offered.tsx'
import { OfferHead } from './OfferHead.tsx'
import { orderReads } from './reads.ts'
import { lineText } from './text.ts'
import { useAsked, useHandsetFlow } from './useHandsetFlow.ts'

/** `…/inkomen-en-lasten`: whether the customer can afford the instalments. The answers stay in memory, and nothing is prefilled. */
export default function Inkomen() {
  const flow = useHandsetFlow(INCOME)
  return (
    <FlowStep flow={flow} title={copy.income.title}>
      <Offered params={flow.params}>{(offer) => <Asking {...flow} offer={offer} />}</Offered>
    </FlowStep>
  )
}

Inkomen.reads = orderReads

type Props = {
  offer: OrderOffer
  draft: HandsetDraft
  set: (change: Partial<HandsetDraft>) => void
  advance: () => void
}

const rules: Rules<IncomeForm> = {
  familyComposition: (value) => (value === '' ? fields.familyComposition.required : null),
  livingSituation: (value) => (value === '' ? fields.livingSituation.required : null),
  netIncome: (text) => messageFor(amountProblem(text, MOST_INCOME), fields.netIncome),
  netCostOfLiving: (text) => messageFor(amountProblem(text, MOST_COSTS), fields.netCostOfLiving),
  specialCosts: (text) => messageFor(amountProblem(text, MOST_COSTS), fields.specialCosts),
  carOwner: (value) => (value === '' ? fields.carOwner.required : null),
  dayCare: (value, { familyComposition }) => (hasChildren(familyComposition) && value === '' ? fields.dayCare.required : null),
  schoolCare: (value, { familyComposition }) =>
    hasChildren(familyComposition) && value === '' ? fields.schoolCare.required : null,
  honest: (agreed) => (agreed ? null : fields.honest.required),
}

const optionsOf = (texts: Readonly<Record<string, string>>) => Object.entries(texts).map(([value, text]) => ({ value, text }))
const days = [0, 1, 2, 3, 4, 5].map((day) => ({ value: String(day), text: String(day) }))
const amountsOf = ({ netIncome, netCostOfLiving, specialCosts }: IncomeForm) =>
  [
    amountProblem(netIncome, MOST_INCOME),
    amountProblem(netCostOfLiving, MOST_COSTS),
    amountProblem(specialCosts, MOST_COSTS),
  ].every((problem) => problem === null)

function Asking({ offer, draft, set, advance }: Props) {
  const form = useForm<IncomeForm>(draft.typedIncome ?? blankIncome, rules)
  const { values } = form
  const choice = phoneChoiceOf(offer, { ...draft, income: null })
  const { costs } = offer.variant.storage
  useTyped(values, (typedIncome) => set({ typedIncome, income: null }))
  useHeldReload(JSON.stringify(values) !== JSON.stringify(blankIncome))
  useAsked(offer, draft, set)

  /** Continues with this amount. An amount low enough to need no check skips this step by itself. */
  function onward(change: Partial<HandsetDraft>) {
    set(change)
    announce({ event: 'checkout', items: [handsetItem(offer.phone, offer.variant)] })
    if (change.asks !== false) advance()
  }

  async function judge() {
    const income = { ...values }
    const most = sliderMaxOf(costs, creditCapacityOf(creditAnswersIn(income)))
    if (most >= choice.monthly) return onward({ income })
    const { panel } = copy.income
    const lowered = sumsAt(offer, most, choice.to)
    const answer = await openModal({
      component: 'retention-shop-credit-check',
      title: panel.title,
      data: { text: panel.body(euro(most), euro(choice.monthly)), more: panel.proposal(euro(most), euro(lowered.now)) },
      showFooter: true,
      confirmButtonLabel: panel.confirm,
      cancelButtonLabel: panel.cancel,
    })
    if (answer === 'confirm') onward({ income, monthly: most, adjusted: true, asks: true })
    if (answer === 'cancel') navigate('/verlengen/telefoons')
  }

  const limit = offer.portfolio.creditCheckLimit
  return (
    <FlowColumn>
      <OfferHead offer={offer}>
        <p>{lineText(choice.sums)}</p>
      </OfferHead>
      <p className="muted">{copy.income.intro(euro(choice.sums.credit))}</p>
      <Disclosure title={copy.income.why}>
        <p>{limit > 0 ? copy.income.whyText(euro(limit)) : copy.income.whyAlways}</p>
      </Disclosure>
      <Skip
        offer={offer}
        choice={choice}
        lower={(monthly) => onward({ income: null, typedIncome: null, monthly, adjusted: false, asks: false })}
      />
      <Form review={form.review} onValid={() => void judge()}>
        <Section title={copy.income.sections.home}>
          <div className="stack">
            <Select
              {...form.field('familyComposition')}
              label={fields.familyComposition.label}
              help={fields.familyComposition.hint}
              placeholder={fields.choose}
              options={optionsOf(fields.familyComposition.options)}
              autoComplete="off"
            />
            <Select
              {...form.field('livingSituation')}
              label={fields.livingSituation.label}
              placeholder={fields.choose}
              options={optionsOf(fields.livingSituation.options)}
              autoComplete="off"
            />
            {hasChildren(values.familyComposition) && (
              <>
                <Select
                  {...form.field('dayCare')}
                  label={fields.dayCare.label}
                  help={fields.dayCare.hint}
                  placeholder={fields.choose}
                  options={days}
                />
                <Select
                  {...form.field('schoolCare')}
                  label={fields.schoolCare.label}
                  help={fields.schoolCare.hint}
                  placeholder={fields.choose}
                  options={days}
                />
              </>
            )}
          </div>
        </Section>
        <Section title={copy.income.sections.money}>
          <div className="stack">
            <NumberField
              {...form.field('netIncome')}
              label={fields.netIncome.label}
              help={fields.netIncome.hint}
              start="€"
              autoComplete="off"
            />
            <NumberField
              {...form.field('netCostOfLiving')}
              label={fields.netCostOfLiving.label}
              help={
                values.livingSituation === 'LIVING_WITH_PARENTS'
                  ? fields.netCostOfLiving.hintParents
                  : fields.netCostOfLiving.hint
              }
              start="€"
              autoComplete="off"
            />
            <NumberField
              {...form.field('specialCosts')}
              label={fields.specialCosts.label}
              help={fields.specialCosts.hint}
              start="€"
              autoComplete="off"
            />
            <RadioGroup {...form.field('carOwner')} label={fields.carOwner.label} options={optionsOf(fields.carOwner.options)} />
          </div>
        </Section>
        {amountsOf(values) && isImplausible(creditAnswersIn(values)) && <Notice tone="warn" title={copy.income.implausible} />}
        <Card>
          <Checkbox {...form.check('honest')}>{fields.honest.label}</Checkbox>
        </Card>
        <Button type="submit" variant="primary-green" wide>
          {copy.next}
        </Button>
      </Form>
    </FlowColumn>
  )
}

type SkipProps = { offer: OrderOffer; choice: ReturnType<typeof phoneChoiceOf>; lower: (monthly: number) => void }

/** Offers the amount below which income is not checked. */
function Skip({ offer: { variant, portfolio, ...offer }, choice: { max, to }, lower }: SkipProps) {
  const free = mostUncheckedOf(variant.storage.costs, portfolio, max)
  const { now } = sumsAt({ ...offer, variant, portfolio }, free, to)
  return (
    <Notice
      title={copy.income.skipTitle}
      action={
        <Button variant="outline" size="small" onPress={() => lower(free)}>
          {copy.income.skipButton}
        </Button>
      }
    >
      {free === 0 ? copy.income.skipAll(euro(now)) : copy.income.skip(euro(free), euro(now))}
    </Notice>
  )
}
