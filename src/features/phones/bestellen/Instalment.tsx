import { memo, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { isWholeBetween, numberIn } from '#kit/typed/numberInput.ts'
import { buzz } from '#kit/ui/buzz.ts'
import { Card } from '#kit/ui/Card.tsx'
import { NumberField } from '#kit/ui/NumberField.tsx'
import { Slider } from '#kit/ui/Slider.tsx'
import { euro } from '#kit/words/money.ts'
import { changePayload } from '#model/bundles/bundleChange.ts'
import { getRetentionHandsetCredit } from '#model/phones/contract/handsetRetention.ts'
import type { HandsetSums } from '#model/phones/handsetSums.ts'
import { mostUncheckedOf, needsCreditCheck, SLIDER_STEP, uncheckedPartOf } from '#model/phones/instalment.ts'
import { DocumentButton } from '#page/flow/DocumentButton.tsx'
import { read } from '#platform/api/client.ts'
import { CreditNotes, CreditTable, CreditWarning } from '../Credit.tsx'
import { type OrderOffer, type PhoneChoice, sumsAt } from './choice.ts'
import { copy } from './copy.ts'
import type { HandsetDraft } from './draft.ts'
import { Glasses } from './Glasses.tsx'

/** The slider's amount in cents a month, in a proxy: only the parts that show it re-render. */
export type LiveInstalment = { monthly: number }

const wholeEuro = (cents: number): string => euro(cents).replace(/,00$/, '')

type Props = { live: LiveInstalment; offer: OrderOffer; choice: PhoneChoice; draft: HandsetDraft }

/** The split between paying now and paying monthly, and the resulting loan. */
export function InstalmentChoice({ live, offer, choice, draft }: Props) {
  const { max, to } = choice
  // At once: a field that lags behind its own typing loses its caret.
  const monthly = Math.min(useSnapshot(live, { sync: true }).monthly, max)
  const { initial, months, credit } = sumsAt(offer, monthly, to)
  const amount = useDeferredValue(monthly)
  const { slider } = copy.configure
  const choose = (cents: number) => {
    live.monthly = cents
  }
  const drawn = { offer, choice, draft, monthly: amount }
  return (
    <div className="stack">
      <Warning isLent={amount > 0} />
      <Card>
        <div className="stack">
          <div>
            <h2 className="title-card">{copy.configure.pay}</h2>
            <p className="small muted">{copy.configure.total(euro(initial + credit))}</p>
          </div>
          {max > 0 && (
            <>
              <Slider
                name="bedrag"
                label={slider.label}
                labelHidden
                value={monthly / SLIDER_STEP}
                onChange={(euros) => choose(euros * SLIDER_STEP)}
                max={max / SLIDER_STEP}
                valueText={(euros) => {
                  const at = sumsAt(offer, euros * SLIDER_STEP, to)
                  return slider.valueText(wholeEuro(at.monthly), wholeEuro(at.initial))
                }}
                ends={[slider.min, slider.max(wholeEuro(max))]}
                sums={[
                  { label: slider.now, text: euro(initial) },
                  { label: slider.times(months), text: euro(monthly) },
                ]}
                drawing={
                  <Glasses
                    initial={initial}
                    credit={credit}
                    unchecked={uncheckedPartOf(offer.variant.storage.costs, offer.portfolio, max, draft.adjusted)}
                  />
                }
              />
              <Typed key={max} monthly={monthly} max={max} choose={choose} />
            </>
          )}
          <Notes {...drawn} />
        </div>
      </Card>
      <Loan {...drawn} />
    </div>
  )
}

/** `monthly` in cents. */
type Drawn = Omit<Props, 'live'> & { monthly: number }

/** A hidden warning keeps its space, so that the slider does not move under a finger. */
const Warning = memo(function Warning({ isLent }: { isLent: boolean }) {
  return <CreditWarning hidden={!isLent} />
})

const Notes = memo(function Notes({ offer, choice: { to, personal }, draft, monthly }: Drawn) {
  const sums = sumsAt(offer, monthly, to)
  const { credit, initial } = sums
  return (
    <div className="stack stack--tight small">
      <p>
        {credit === 0 ? copy.configure.allNow : initial === 0 ? copy.configure.noInitial : copy.configure.initial(euro(initial))}
      </p>
      {personal !== null && <p>{copy.configure.adjusted(wholeEuro(personal))}</p>}
      <div role="status">{credit > 0 && <Asked offer={offer} sums={sums} isAdjusted={draft.adjusted} />}</div>
    </div>
  )
})

/** The loan for this amount; nothing when the phone is paid at once. */
const Loan = memo(function Loan({ offer, choice: { to, selection }, monthly }: Drawn) {
  const sums = sumsAt(offer, monthly, to)
  if (sums.credit === 0) return null
  const { articleCode } = offer.variant.storage
  const { campaignIDs } = changePayload(to, selection)
  return (
    <Card>
      <div className="stack">
        <h2 className="title-card">{copy.configure.credit}</h2>
        <CreditTable {...sums} />
        <CreditNotes {...offer.portfolio} />
        <DocumentButton
          fetchDocument={() =>
            read(getRetentionHandsetCredit, { ArticleCode: articleCode, MonthlyCreditAmount: monthly, campaignIDs })
          }
        >
          {copy.configure.creditPdf}
        </DocumentButton>
      </div>
    </Card>
  )
})

type AskedProps = { offer: OrderOffer; sums: HandsetSums; isAdjusted: boolean }

/** The mark between with and without questions is felt when the slider passes it. */
function Asked({ offer: { variant, portfolio }, sums, isAdjusted }: AskedProps) {
  const isAsked = needsCreditCheck(sums, portfolio, isAdjusted)
  const before = useRef(isAsked)
  useEffect(() => {
    if (isAsked === before.current) return
    before.current = isAsked
    buzz()
  }, [isAsked])
  if (!isAsked) return <p>{copy.configure.noCheck}</p>
  if (!needsCreditCheck(sums, portfolio, false)) return <p>{copy.configure.checkAdjusted}</p>
  const free = mostUncheckedOf(variant.storage.costs, portfolio, Number.POSITIVE_INFINITY)
  return <p>{free === 0 ? copy.configure.checkAlways : copy.configure.check(wholeEuro(free + SLIDER_STEP))}</p>
}

/** A text field for the same amount. `typed` holds invalid input, which changes nothing. */
function Typed({ monthly, max, choose }: { monthly: number; max: number; choose: (cents: number) => void }) {
  const [typed, setTyped] = useState<string | null>(null)
  const most = max / SLIDER_STEP
  const type = (text: string) => {
    const isAmount = isWholeBetween(text, 0, most)
    setTyped(isAmount ? null : text)
    if (isAmount) choose((numberIn(text) ?? 0) * SLIDER_STEP)
  }
  return (
    <NumberField
      name="bedrag"
      label={copy.configure.slider.typed}
      value={typed ?? String(monthly / SLIDER_STEP)}
      onChange={type}
      onBlur={() => setTyped(null)}
      step={1}
      max={most}
      start="€"
      error={typed === null ? null : copy.configure.slider.wrong(most)}
    />
  )
}
