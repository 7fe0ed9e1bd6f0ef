import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { Badge } from '#kit/ui/Badge.tsx'
import { ButtonGroup } from '#kit/ui/Button.tsx'
import { Card, Section } from '#kit/ui/Card.tsx'
import { Checkbox } from '#kit/ui/Checkbox.tsx'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { focusOn } from '#kit/ui/focusOn.ts'
import { Icon } from '#kit/ui/Icon.tsx'
import { List } from '#kit/ui/List.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { useForm } from '#kit/ui/useForm.ts'
import { dayText } from '#kit/words/dateText.ts'
import { choiceText, euro } from '#kit/words/money.ts'
import { allowedFrom, amountThatFits } from '#model/credit/autoTopUp.ts'
import { type AutoTopUp, getAutoTopUp } from '#model/credit/contract/autoTopUp.ts'
import { fits } from '#model/credit/topUp.ts'
import { type AutoCreditTopUp, prepaidOverview } from '#model/overview/contract.ts'
import { FlowColumn, FlowStep } from '#page/flow/FlowStep.tsx'
import { useFlow } from '#page/flow/useFlow.ts'
import { useOrder } from '#page/flow/useOrder.ts'
import { LinkRow } from '#page/LinkRow.tsx'
import { MaskedNumber } from '#page/MaskedNumber.tsx'
import { Ideal } from '#page/order/Ideal.tsx'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useRead } from '#platform/api/client.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { autoTopUpText } from '../aboutCredit.ts'
import { chosenSetting, dayRule, possibleChoice, type TopUpChoice } from './choice.ts'
import { copy } from './copy.ts'
import { Fields } from './Fields.tsx'
import { autoTopUpFlow } from './flow.ts'
import { SettingWaiting } from './Waiting.tsx'

/** `/beltegoed-automatisch-opwaarderen`: the current setting, or turning it on with a first payment. */
export default function Automatisch() {
  const flow = useFlow(autoTopUpFlow, '/beltegoed-automatisch-opwaarderen')
  return (
    <FlowStep flow={flow} title={copy.title} intro={copy.intro}>
      <FlowColumn>
        <ReadBlock waiting={<SettingWaiting />} failedText={copy.loadFailed}>
          <TopUpStatus choice={flow.draft} change={flow.set} />
        </ReadBlock>
      </FlowColumn>
    </FlowStep>
  )
}

Automatisch.reads = () => [getAutoTopUp, prepaidOverview]

type Props = { choice: TopUpChoice; change: (change: Partial<TopUpChoice>) => void }

function TopUpStatus({ choice, change }: Props) {
  const auto = useRead(getAutoTopUp)
  return auto.current ? <IsOn auto={auto} current={auto.current} /> : <TurnOn auto={auto} wanted={choice} change={change} />
}

type TurnOnProps = { auto: AutoTopUp; wanted: TopUpChoice; change: (change: Partial<TopUpChoice>) => void }

/** Turns automatic top-up on: the moment, the amount, the debit consent, and a first payment that links the account. */
function TurnOn({ auto, wanted, change }: TurnOnProps) {
  const { bundle, offer } = auto
  const full = copy.full(choiceText(offer.maximum))
  const balance = useRead(prepaidOverview).balance ?? 0 // every prepaid customer has credit
  const order = useOrder(autoTopUpFlow, true)
  const fitting = amountThatFits(offer, wanted.amount, balance)
  const choice = possibleChoice({ ...wanted, amount: fitting ?? wanted.amount }, auto)
  const setting = chosenSetting(choice, bundle)
  const form = useForm(
    { dayOfMonth: wanted.dayOfMonth, mandate: false },
    { dayOfMonth: dayRule(choice.type), mandate: (given) => (given ? null : copy.mandateRequired) },
  )
  if (fitting === null) return <Notice tone="warn">{full}</Notice>

  function choose(changed: Partial<TopUpChoice>) {
    change(changed)
    order.again()
  }

  /** True when the form is complete. Otherwise focuses the first missing field. */
  function isReady(): boolean {
    const [missing] = form.review()
    if (missing) focusOn(missing.id)
    return missing === undefined
  }

  return (
    <>
      <Notice>{copy.empty}</Notice>
      <Fields choice={choice} change={choose} auto={auto} added={balance} day={form.field('dayOfMonth')} />
      <Section title={copy.mandateTitle}>
        <Card className="stack">
          <Checkbox {...form.check('mandate')} name="machtiging">
            {copy.mandate}
          </Checkbox>
          <p className="small muted">{copy.limit}</p>
        </Card>
      </Section>
      <Card className="stack">
        <Ideal
          amount={setting.amount}
          order={order}
          what={{ kind: 'auto-top-up', setting }}
          isReady={isReady}
          failed={copy.failed}
          offline={copy.offline}
          refusals={{ ...copy.refusals, MAX_BALANCE: full }}
        >
          {copy.firstPayment} {copy.after(euro(balance + setting.amount))}
        </Ideal>
      </Card>
    </>
  )
}

const chevron = <Icon name="chevron-right" small />

type IsOnProps = { auto: AutoTopUp; current: AutoCreditTopUp }

function IsOn({ auto, current }: IsOnProps) {
  const balance = useRead(prepaidOverview).balance ?? 0 // every prepaid customer has credit
  const today = dayOf(now())
  const from = allowedFrom(auto.recent, today)
  return (
    <>
      {from > today && <Notice tone="warn">{copy.on.paused(dayText(from))}</Notice>}
      {current.type === 'BUNDLE' && auto.bundle === null && (
        <Notice
          tone="warn"
          action={
            <ButtonLink to="/kies-prepaid-bundel" variant="outline" size="small">
              {copy.on.chooseBundle}
            </ButtonLink>
          }
        >
          {copy.on.noBundle}
        </Notice>
      )}
      <Card className="stack">
        <div className="split">
          <h2 className="title-card">{copy.on.title}</h2>
          <Badge tone="good">{copy.on.badge}</Badge>
        </div>
        <p>{autoTopUpText(current)}</p>
        <Facts>
          <Fact term={copy.on.rows.next}>{nextText(auto, current, balance, today)}</Fact>
          {auto.account !== null && (
            <Fact term={copy.on.rows.account}>
              <MaskedNumber>{auto.account}</MaskedNumber>
            </Fact>
          )}
          <Fact term={copy.on.rows.times}>{copy.on.times(auto.recent.length)}</Fact>
          <Fact term={copy.on.rows.balance}>{euro(balance)}</Fact>
        </Facts>
        <p className="small muted">{copy.limit}</p>
        <ButtonGroup>
          <ButtonLink to="/beltegoed-automatisch-opwaarderen/aanpassen">{copy.on.change}</ButtonLink>
          <ButtonLink to="/beltegoed-automatisch-opwaarderen/uitschakelen" variant="outline">
            {copy.on.turnOff}
          </ButtonLink>
        </ButtonGroup>
      </Card>
      <List>
        <LinkRow to="/betalingen" icon="payments" title={copy.on.history} end={chevron} />
        <LinkRow to="/instellingen/beltegoed" icon="credit" title={copy.on.credit} end={chevron} />
      </List>
    </>
  )
}

/** When the credit (cents) is topped up next: the day, or what it waits for. A top-up with a day never exceeds the credit limit. */
export function nextText(auto: AutoTopUp, current: AutoCreditTopUp, balance: number, today: Day): string {
  const { nextOn, recent, bundle, offer } = auto
  const { type, amount, threshold } = current
  if (nextOn !== null) return dayText(nextOn)
  if (type === 'BALANCE' && threshold !== null) return copy.on.whenLow(euro(threshold))
  if (type === 'BUNDLE' && (bundle === null || bundle.toppedUp)) return copy.on.later
  if (!fits(amount, balance, offer.maximum)) return copy.on.whenItFits(euro(offer.maximum - amount))
  return allowedFrom(recent, today) > today ? copy.on.afterPause : copy.on.switching
}
