import { useRead } from '../../../api/client.ts'
import type { Composition, PostpaidOptions } from '../../../api/contract/bundleOptions.ts'
import type { HandsetOrder } from '../../../api/contract/handsetOrder.ts'
import { getUsPs } from '../../../api/contract/overview.ts'
import { getUsageMonths, type UsageMonth } from '../../../api/contract/retention.ts'
import type { BindingPeriodType } from '../../../api/contract/subscription.ts'
import { type BestTariff, bestTariff, type TariffMonth } from '../../../domain/bestTariff.ts'
import { changesOf, discountOf, type Selection } from '../../../domain/bundleChange.ts'
import { ReadBlock } from '../../../page/ReadBlock.tsx'
import { useStay } from '../../../page/useStay.ts'
import { Bone } from '../../../ui/Bone.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card, Section } from '../../../ui/Card.tsx'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { Fact, Facts } from '../../../ui/Facts.tsx'
import { Table } from '../../../ui/Table.tsx'
import { monthText } from '../../../words/dateText.ts'
import { euro } from '../../../words/money.ts'
import { bundleWords } from '../shared/bundleWords.ts'
import styles from './Advice.module.css'
import { renewalCopy } from './copy.ts'
import { adviceText, inWords, selecting, usedText } from './text.ts'

const copy = renewalCopy.advice

type Props = {
  options: PostpaidOptions
  period: BindingPeriodType
  order: HandsetOrder | null
  chosen: Composition | null
  choose: (change: Partial<Selection>) => void
  button: string
}

/** The cheapest bundles for the customer's past usage, with the calculation. Computed on the device. */
export const Advice = (props: Props) => (
  <Section title={copy.title}>
    <ReadBlock waiting={<Bone width="100%" height="12rem" radius="var(--radius-lg)" />} failedText={copy.failed}>
      <Reckoned {...props} />
    </ReadBlock>
  </Section>
)

function Reckoned({ options, period, order, chosen, choose, button }: Props) {
  const stay = useStay()
  const months = useRead(getUsageMonths)
  const rates = useRead(getUsPs)
  const advice = bestTariff({ options, period, order }, months, rates)
  const text = <p>{adviceText(advice)}</p>
  if (advice.kind === 'too-few') return <Card>{text}</Card>

  const { own, same, best, stopped } = advice
  const isChosen = chosen !== null && changesOf(chosen, best.composition).every(({ code }) => code === 'DATA_CAP')
  return (
    <Card>
      <div className="stack" {...stay}>
        {text}
        {stopped > 0 && <p className="small muted">{copy.stopped(stopped)}</p>}
        <Facts>
          <Fact term={`${copy.now}: ${inWords(own.composition)}`}>{euro(own.total)}</Fact>
          {same && advice.advice === 'other' && <Fact term={copy.extended}>{euro(same.total)}</Fact>}
          <Fact term={`${copy.advised}: ${inWords(best.composition)}`}>
            <strong>{euro(best.total)}</strong>
          </Fact>
        </Facts>
        <Disclosure title={copy.show}>
          <Sum advice={advice} months={months} />
        </Disclosure>
        <p className="small muted">
          {copy.period(period, bundleWords.periods)} {copy.device}
        </p>
        {advice.advice !== 'own' &&
          (isChosen ? (
            <p role="status">{copy.chosen}</p>
          ) : (
            <div>
              <Button variant="outline" size="small" onPress={() => choose(selecting(best.composition))}>
                {button}
              </Button>
            </div>
          ))}
      </div>
    </Card>
  )
}

type Known = Extract<BestTariff, { kind: 'known' }>

function Sum({ advice: { own, same, best, advice }, months }: { advice: Known; months: readonly UsageMonth[] }) {
  const { columns } = copy
  const discount = discountOf(best.composition)
  const how = [
    copy.how,
    ...(own.composition.DATA_CAP ? [copy.cap] : []),
    ...(discount === null ? [] : [copy.discount(Math.min(discount, months.length))]),
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
    cells: [copy.total, euro(own.total), ...(compared ? [euro(compared.total)] : []), euro(best.total)],
  }
  return (
    <>
      <p className="small muted">{how.join(' ')}</p>
      <Table
        title={copy.table}
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
  <Cell text={euro(total)} more={outside === 0 ? null : copy.outside(euro(outside))} />
)
