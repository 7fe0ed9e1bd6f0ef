import { BundleChoices } from '#features/bundles/shared/BundleChoices.tsx'
import { tellOptions } from '#features/bundles/shared/bundleOptionEvents.ts'
import { bundleCopy } from '#features/bundles/shared/copy.ts'
import { bundleLines } from '#features/bundles/shared/text.ts'
import { ActionBar } from '#kit/ui/ActionBar.tsx'
import { Button } from '#kit/ui/Button.tsx'
import { Card } from '#kit/ui/Card.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { bones } from '#kit/ui/Skeleton.tsx'
import { euro } from '#kit/words/money.ts'
import { chosenBundles, discountOf, monthlyOf, mustChoose, type Selection } from '#model/bundles/bundleChange.ts'
import { prepaidOverview } from '#model/overview/contract.ts'
import { getPostpaidPortfolioV2, getPre2PostStanding } from '#model/switching/contract.ts'
import { FlowColumn, FlowColumns, FlowStep, OnlyPhone } from '#page/flow/FlowStep.tsx'
import { OrderLines } from '#page/flow/OrderOverview.tsx'
import { useFlow } from '#page/flow/useFlow.ts'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useRead, useReadState } from '#platform/api/client.ts'
import { copy } from './copy.ts'
import { type SwitchDraft, switchFlow } from './flow.ts'
import { SwitchNotNow } from './NotNow.tsx'
import styles from './Overstappen.module.css'

/** `/overstappen`: a prepaid customer chooses a subscription. */
export default function Overstappen() {
  const flow = useFlow(switchFlow, '/overstappen')
  const isClosed = (useReadState(getPre2PostStanding).value?.obstacle ?? null) !== null
  return (
    <FlowStep flow={flow} title={copy.choose.title} intro={copy.choose.intro} isClosed={isClosed}>
      <ReadBlock waiting={<FlowColumn>{bones('4.8rem 70%', '12rem', '24rem')}</FlowColumn>} failedText={copy.loadFailed}>
        <Choosing {...flow} />
      </ReadBlock>
    </FlowStep>
  )
}

Overstappen.reads = () => [getPostpaidPortfolioV2, getPre2PostStanding, prepaidOverview]

type Props = { draft: SwitchDraft; set: (change: Partial<SwitchDraft>) => void; advance: () => void }

function Choosing({ draft, set, advance }: Props) {
  const options = useRead(getPostpaidPortfolioV2)
  const standing = useRead(getPre2PostStanding)
  if (standing.obstacle !== null) return <SwitchNotNow standing={standing} />

  const chosen = chosenBundles(options, draft)
  const months = discountOf(chosen)
  const lost = mustChoose(options, draft)
  const blocked = lost === null ? null : bundleCopy.lost.choose[lost]
  const choose = (change: Partial<Selection>) => {
    set(change)
    tellOptions(change)
  }
  const next = () => {
    set({ chosen: true })
    advance()
  }
  const summary = (
    <>
      <h2 className="title-card">{copy.choose.summary}</h2>
      <OrderLines lines={bundleLines(chosen)} />
      <p className="small muted" role="status">
        {months !== null && `${copy.choose.after(months, euro(monthlyOf(chosen, true)))} `}
        {standing.balance > 0 && copy.choose.balance(euro(standing.balance))}
      </p>
    </>
  )
  return (
    <FlowColumns
      summary={
        <>
          {summary}
          <Button variant="primary-green" wide blocked={blocked} onPress={next}>
            {copy.choose.next}
          </Button>
        </>
      }
      bar={
        <ActionBar amount={lost === null ? euro(monthlyOf(chosen)) : null} text={copy.choose.perMonth} reason={blocked}>
          <Button variant="primary-green" blocked={blocked} reasonSpoken onPress={next}>
            {copy.choose.next}
          </Button>
        </ActionBar>
      }
    >
      <ul className={styles.benefits}>
        {copy.choose.benefits.map((benefit) => (
          <li key={benefit}>
            <Icon name="check" />
            {benefit}
          </li>
        ))}
      </ul>
      <BundleChoices options={options} order={null} selection={draft} set={choose} isFirst />
      <OnlyPhone>
        <Card>
          <div className="stack">{summary}</div>
        </Card>
      </OnlyPhone>
    </FlowColumns>
  )
}
