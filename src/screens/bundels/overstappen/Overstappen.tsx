import { useRead, useReadState } from '../../../api/client.ts'
import { prepaidOverview } from '../../../api/contract/overview.ts'
import { getPostpaidPortfolioV2, getPre2PostStanding } from '../../../api/contract/switching.ts'
import { chosenOf, discountOf, monthlyOf, mustChoose, type Selection } from '../../../domain/bundleChange.ts'
import { FlowColumn, FlowColumns, FlowStep, OnlyPhone } from '../../../flow/FlowStep.tsx'
import { OrderLines } from '../../../flow/OrderOverview.tsx'
import { useFlow } from '../../../flow/useFlow.ts'
import { ReadBlock } from '../../../page/ReadBlock.tsx'
import { ActionBar } from '../../../ui/ActionBar.tsx'
import { Bone } from '../../../ui/Bone.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { euro } from '../../../words/money.ts'
import { bundleCopy } from '../copy.ts'
import { BundleChoices } from '../shared/BundleChoices.tsx'
import { tellOptions } from '../shared/bundleOptionEvents.ts'
import { bundleLines } from '../text.ts'
import { switchCopy } from './copy.ts'
import { type SwitchDraft, switchFlow } from './flow.ts'
import { NotNow } from './NotNow.tsx'
import styles from './Overstappen.module.css'

const copy = switchCopy.choose

/** `/overstappen`: a prepaid customer chooses a subscription. */
export default function Overstappen() {
  const flow = useFlow(switchFlow, '/overstappen')
  const isClosed = (useReadState(getPre2PostStanding).value?.obstacle ?? null) !== null
  return (
    <FlowStep flow={flow} title={copy.title} intro={copy.intro} isClosed={isClosed}>
      <ReadBlock waiting={<Waiting />} failedText={switchCopy.loadFailed}>
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
  if (standing.obstacle !== null) return <NotNow standing={standing} />

  const chosen = chosenOf(options, draft)
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
      <h2 className="title-card">{copy.summary}</h2>
      <OrderLines lines={bundleLines(chosen)} />
      <p className="small muted" role="status">
        {months !== null && `${copy.after(months, euro(monthlyOf(chosen, true)))} `}
        {standing.balance > 0 && copy.balance(euro(standing.balance))}
      </p>
    </>
  )
  return (
    <FlowColumns
      summary={
        <>
          {summary}
          <Button variant="primary-green" wide blocked={blocked} onPress={next}>
            {copy.next}
          </Button>
        </>
      }
      bar={
        <ActionBar amount={lost === null ? euro(monthlyOf(chosen)) : null} text={copy.perMonth} reason={blocked}>
          <Button variant="primary-green" blocked={blocked} reasonSpoken onPress={next}>
            {copy.next}
          </Button>
        </ActionBar>
      }
    >
      <ul className={styles.benefits}>
        {copy.benefits.map((benefit) => (
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

const Waiting = () => (
  <FlowColumn>
    <div className="stack" aria-hidden="true">
      <Bone width="70%" height="4.8rem" />
      <Bone width="100%" height="12rem" radius="var(--radius-lg)" />
      <Bone width="100%" height="24rem" radius="var(--radius-lg)" />
    </div>
  </FlowColumn>
)
