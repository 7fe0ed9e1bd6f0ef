import { bundleWords } from '#features/bundles/shared/bundleWords.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Card, Section } from '#kit/ui/Card.tsx'
import { classes } from '#kit/ui/classes.ts'
import { Disclosure } from '#kit/ui/Disclosure.tsx'
import { bones } from '#kit/ui/Skeleton.tsx'
import { Table } from '#kit/ui/Table.tsx'
import { monthText } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import { bindingPeriods } from '#model/bundles/bindingPeriods.ts'
import { categoryOf, changesOf, discountOf, monthlyOf, type Selection } from '#model/bundles/bundleChange.ts'
import type { Composition, PostpaidOptions } from '#model/bundles/contract/bundleOptions.ts'
import { getUsPs } from '#model/overview/contract.ts'
import type { HandsetOrder } from '#model/phones/contract/handsetOrder.ts'
import { type BestTariff, bestTariff, type TariffMonth, tariffOf } from '#model/renewal/bestTariff.ts'
import { getUsageMonths, type UsageMonth } from '#model/renewal/contract.ts'
import type { SimOnlyOffer } from '#model/renewal/simOnlyOffer.ts'
import type { BindingPeriodType } from '#model/subscription/contract/subscription.ts'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useKeepFocus } from '#page/useKeepFocus.ts'
import { useRead } from '#platform/api/client.ts'
import styles from './Advice.module.css'
import { copy } from './copy.ts'
import { adviceText, inWords, selecting, usedText } from './text.ts'

type Props = {
  options: PostpaidOptions
  period: BindingPeriodType
  order: HandsetOrder | null
  chosen: Composition | null
  choose: (change: Partial<Selection>) => void
  button: string
  /** A genuine offer, which is compared with the advice over the same months. */
  offer?: SimOnlyOffer | null
}

/** The cheapest bundles for the customer's past usage, with the calculation. Computed on the device. */
export const Advice = (props: Props) => (
  <Section title={copy.advice.title}>
    <ReadBlock waiting={bones('12rem')} failedText={copy.advice.failed}>
      <Reckoned {...props} />
    </ReadBlock>
  </Section>
)

function Reckoned({ options, period, order, chosen, choose, button, offer = null }: Props) {
  const stay = useKeepFocus()
  const months = useRead(getUsageMonths)
  const rates = useRead(getUsPs)
  const advice = bestTariff({ options, period, order }, months, rates)
  const tariffWith = (composition: Composition) => tariffOf(composition, months, rates, !categoryOf(options[period], 'ADDON_SMS'))
  const text = <p>{adviceText(advice)}</p>
  if (advice.kind === 'too-few') {
    return (
      <>
        <Card>{text}</Card>
        {offer && (
          <Card>
            <RenewalOffer offer={offer} chosen={chosen} choose={choose} />
          </Card>
        )}
      </>
    )
  }

  const { own, same, best, stopped } = advice
  const isOffered = offer !== null && offer.offer.period === period && changesOf(offer.offer, best.composition).length === 0
  const beside = isOffered ? null : offer
  const compared = [
    { title: copy.advice.now, tariff: own },
    ...(same && advice.advice === 'other' ? [{ title: copy.advice.extended, tariff: same }] : []),
    ...(advice.advice === 'own'
      ? []
      : [{ title: isOffered ? copy.advice.offered : copy.advice.advised, tariff: best, isAdvised: true }]),
    ...(beside === null ? [] : [{ title: copy.offer.title, tariff: tariffWith(beside.offer) }]),
  ]
  const isChosen = chosen !== null && changesOf(chosen, best.composition).every(({ code }) => code === 'DATA_CAP')
  return (
    <Card>
      <div className="stack" {...stay}>
        {text}
        {stopped > 0 && <p className="small muted">{copy.advice.stopped(stopped)}</p>}
        <dl className={styles.compared}>
          {compared.map(({ title, tariff, isAdvised = false }) => (
            <div key={title} className={classes(isAdvised && styles.advised)}>
              <dt className="small muted">{title}</dt>
              <dd className="strong">{inWords(tariff.composition)}</dd>
              <dd className="num">{euro(tariff.total)}</dd>
            </div>
          ))}
        </dl>
        <Disclosure title={copy.advice.show}>
          <Sum advice={advice} months={months} />
        </Disclosure>
        <p className="small muted">
          {copy.advice.period(period, bundleWords.periods)} {copy.advice.device}
        </p>
        {advice.advice !== 'own' &&
          (isChosen ? (
            <p role="status">{copy.advice.chosen}</p>
          ) : (
            <div>
              <Button variant="outline" size="small" onPress={() => choose(selecting(best.composition))}>
                {button}
              </Button>
            </div>
          ))}
        {beside && <RenewalOffer offer={beside} chosen={chosen} choose={choose} />}
      </div>
    </Card>
  )
}

type Known = Extract<BestTariff, { kind: 'known' }>

function Sum({ advice: { own, same, best, advice }, months }: { advice: Known; months: readonly UsageMonth[] }) {
  const { columns } = copy.advice
  const discount = discountOf(best.composition)
  const how = [
    copy.advice.how,
    ...(own.composition.DATA_CAP ? [copy.advice.cap] : []),
    ...(discount === null ? [] : [copy.advice.discount(Math.min(discount, months.length))]),
  ]
  const compared = advice === 'other' ? same : null
  const rows = months.map((month, at) => {
    const [before, extended, after] = [own.months[at], compared?.months[at], best.months[at]]
    return {
      key: month.month,
      cells: [
        <Cell key="month" text={monthText(month.month)} more={usedText(month)} />,
        before && <Cost key="now" {...before} />,
        ...(extended ? [<Cost key="same" {...extended} />] : []),
        after && <Cost key="advised" {...after} />,
      ],
    }
  })
  const total = {
    key: 'total',
    isNow: true,
    cells: [copy.advice.total, euro(own.total), ...(compared ? [euro(compared.total)] : []), euro(best.total)],
  }
  return (
    <>
      <p className="small muted">{how.join(' ')}</p>
      <Table
        title={copy.advice.table}
        columns={[columns.month, columns.now, ...(compared ? [columns.same] : []), columns.advised]}
        rows={[...rows.toReversed(), total]}
      />
    </>
  )
}

const Cell = ({ text, more }: { text: string; more: string | null }) => (
  <>
    {text}
    {more !== null && <span className={`small muted ${styles.more}`}>{more}</span>}
  </>
)

const Cost = ({ total, outside }: TariffMonth) => (
  <Cell text={euro(total)} more={outside === 0 ? null : copy.advice.outside(euro(outside))} />
)

type RenewalOfferProps = { offer: SimOnlyOffer; chosen: Composition | null; choose: (change: Partial<Selection>) => void }

/** The offer of this customer, beside the advice. */
function RenewalOffer({ offer: { offer, months, instead, whole }, chosen, choose }: RenewalOfferProps) {
  const stay = useKeepFocus()
  const isChosen = chosen !== null && offer.period === chosen.period && changesOf(offer, chosen).length === 0
  return (
    <div className="stack stack--tight" {...stay}>
      <p>
        <strong className="strong">
          {copy.offer.title}: {copy.offer.bundles(inWords(offer), bundleWords.periods[offer.period].toLowerCase())}
        </strong>
      </p>
      <p className="small muted">
        {copy.offer.body(euro(monthlyOf(offer)), months)} {copy.offer.instead(euro(instead))}.{' '}
        {copy.offer.whole(bindingPeriods[offer.period].months, euro(whole))}
      </p>
      {isChosen ? (
        <p role="status">{copy.offer.chosen}</p>
      ) : (
        <div>
          <Button variant="quiet" size="small" onPress={() => choose({ ...selecting(offer), bindingPeriodType: offer.period })}>
            {copy.offer.button}
          </Button>
        </div>
      )}
    </div>
  )
}
