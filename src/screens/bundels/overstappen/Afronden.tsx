import { bundleItems } from '../../../analytics/bundleItems.ts'
import { read, useRead, useReadState } from '../../../api/client.ts'
import type { PostpaidOptions } from '../../../api/contract/bundleOptions.ts'
import { prepaidOverview } from '../../../api/contract/overview.ts'
import { getPaymentIssuers } from '../../../api/contract/payment.ts'
import {
  getPostpaidPortfolioV2,
  getPre2PostStanding,
  getPre2PostSummary,
  type SwitchStanding,
} from '../../../api/contract/switching.ts'
import { now } from '../../../clock.ts'
import { VERIFICATION } from '../../../domain/bankAccount.ts'
import { changePayload, chosenOf, monthlyOf, mustChoose } from '../../../domain/bundleChange.ts'
import { dayOf } from '../../../domain/dates.ts'
import { switchTerms } from '../../../domain/switching.ts'
import { addressIn } from '../../../fields/addressRules.ts'
import { DocumentButton } from '../../../flow/DocumentButton.tsx'
import { FlowColumn, FlowColumns, FlowStep } from '../../../flow/FlowStep.tsx'
import { noTerms, Terms, termsRules } from '../../../flow/Terms.tsx'
import { useFlow } from '../../../flow/useFlow.ts'
import { useOrder } from '../../../flow/useOrder.ts'
import { Ideal } from '../../../order/Ideal.tsx'
import { OrderButton } from '../../../order/OrderButton.tsx'
import { OrderStanding } from '../../../order/OrderStanding.tsx'
import { ReadBlock } from '../../../page/ReadBlock.tsx'
import { Elsewhere } from '../../../routes/Elsewhere.tsx'
import { Link } from '../../../routes/Link.tsx'
import { addressText } from '../../../typed/address.ts'
import { emailText } from '../../../typed/email.ts'
import { ibanText } from '../../../typed/ibanText.ts'
import { initialsText, lastNameInFull } from '../../../typed/personName.ts'
import { plainText } from '../../../typed/typedText.ts'
import { Bone } from '../../../ui/Bone.tsx'
import { Card, Section } from '../../../ui/Card.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Fact, Facts } from '../../../ui/Facts.tsx'
import { focusOn } from '../../../ui/focusOn.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { useForm } from '../../../ui/useForm.ts'
import { dayInFull } from '../../../words/dateText.ts'
import { euro } from '../../../words/money.ts'
import { bundlesText } from '../shared/bundleChoiceText.ts'
import { switchCopy } from './copy.ts'
import { orderOf, paysToLink } from './details.ts'
import { type Details, type SwitchDraft, switchFlow } from './flow.ts'
import { NotNow } from './NotNow.tsx'
import { type Row, stopsText, subscriptionRows } from './text.ts'

const copy = switchCopy.summary

/** `/overstappen/afronden`: the whole order, the consents, and the payment that links the account. */
export default function Afronden() {
  const flow = useFlow(switchFlow, '/overstappen/afronden')
  const { draft } = flow
  const links = draft.details === null || paysToLink(draft.details)
  return (
    <FlowStep flow={flow} title={copy.title} intro={links ? copy.intro : copy.introForm}>
      <ReadBlock waiting={<Waiting />} failedText={switchCopy.loadFailed}>
        {draft.details !== null && <Checking draft={draft} details={draft.details} />}
      </ReadBlock>
    </FlowStep>
  )
}

Afronden.reads = () => [getPostpaidPortfolioV2, getPre2PostStanding, prepaidOverview, getPaymentIssuers]

function Checking({ draft, details }: { draft: SwitchDraft; details: Details }) {
  const options = useRead(getPostpaidPortfolioV2)
  const standing = useRead(getPre2PostStanding)
  if (standing.obstacle !== null) return <NotNow standing={standing} />
  // The chosen bundles are no longer sold.
  if (mustChoose(options, draft) !== null) return <Elsewhere to="/overstappen" />
  return <Ordering options={options} balance={standing.balance} draft={draft} details={details} />
}

type Ordered = { options: PostpaidOptions; balance: SwitchStanding['balance']; draft: SwitchDraft; details: Details }

function Ordering({ options, balance, draft, details }: Ordered) {
  const order = useOrder(switchFlow, true)
  const today = dayOf(now())
  const form = useForm<typeof noTerms & { startNow: boolean }>({ ...noTerms, startNow: false }, termsRules(true))
  const overview = useReadState(prepaidOverview).value
  const { startNow } = form.values
  const to = chosenOf(options, draft)
  const terms = switchTerms(to.period, startNow, today)
  const chosen = { changeCampaignOptions: { ...changePayload(to, draft), startsOn: terms.startsOn }, startNow }
  const stops = overview ? stopsText(overview) : []

  function isReady(): boolean {
    const [first] = form.review()
    if (first) focusOn(first.id)
    return first === undefined
  }

  const standing = {
    failed: switchCopy.failed,
    refused: (code: string | undefined) => (code === undefined ? null : (copy.refused[code] ?? null)),
  }
  const pay = paysToLink(details) ? (
    <Ideal
      {...standing}
      amount={VERIFICATION}
      what={chosen}
      order={{
        ...order,
        submit: ({ AccountPayment }) => order.submit(orderOf(details, chosen, AccountPayment), bundleItems(to)),
      }}
      button={copy.pay}
      isReady={isReady}
      returnPath="/overstappen/controleren-van-betaling"
      offline={switchCopy.offline}
    />
  ) : (
    <>
      <Notice title={copy.form.title}>{copy.form.text}</Notice>
      <OrderStanding order={order} {...standing} />
      <OrderButton
        standing={order.standing}
        wide
        offline={switchCopy.offline}
        onPress={() => isReady() && void order.submit(orderOf(details, chosen, null), bundleItems(to))}
      >
        {copy.order}
      </OrderButton>
    </>
  )

  return (
    <FlowColumns
      summary={
        <>
          <h2 className="title-card">{copy.rows.monthly}</h2>
          <p className="title-page num">{euro(monthlyOf(to))}</p>
          <p className="small muted">{bundlesText(to).join(', ')}</p>
        </>
      }
    >
      <Section title={copy.sections.subscription} action={<Change to="/overstappen" what={copy.sections.subscription} />}>
        <Card>
          <div className="stack">
            <p className="strong">{bundlesText(to).join(', ')}</p>
            <Rows rows={subscriptionRows(to, terms, balance)} />
          </div>
        </Card>
        <DocumentButton
          fetchDocument={() => read(getPre2PostSummary, { campaignIDs: chosen.changeCampaignOptions.campaignIDs, startNow })}
        >
          {copy.contractSummary}
        </DocumentButton>
      </Section>
      <Section title={copy.sections.you} action={<Change to="/overstappen/gegevens" what={copy.sections.you} />}>
        <Card>
          <Rows rows={youRows(details)} />
        </Card>
      </Section>
      <Section title={copy.sections.start}>
        <Card>
          <div className="stack">
            <Checkbox {...form.check('startNow')}>{copy.startNow}</Checkbox>
            {!startNow && <p className="muted">{copy.startLater(dayInFull(terms.startsOn))}</p>}
            {stops.length > 0 && (
              <Notice title={copy.stops.title}>
                <ul>
                  {stops.map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              </Notice>
            )}
          </div>
        </Card>
      </Section>
      <Terms check={form.check} additional={copy.additional} />
      <Card className="stack">{pay}</Card>
    </FlowColumns>
  )
}

const Rows = ({ rows }: { rows: readonly Row[] }) => (
  <Facts>
    {rows.map(({ term, text }) => (
      <Fact key={term} term={term}>
        {text}
      </Fact>
    ))}
  </Facts>
)

const Change = ({ to, what }: { to: '/overstappen' | '/overstappen/gegevens'; what: string }) => (
  <Link to={to} className="link">
    {copy.change} <span className="visually-hidden">{what.toLowerCase()}</span>
  </Link>
)

const youRows = (details: Details): Row[] => [
  {
    term: copy.rows.name,
    text: `${initialsText(details.initials)} (${plainText(details.firstName)}) ${lastNameInFull(details.infix, details.lastName)}`,
  },
  {
    term: copy.rows.address,
    text: addressText(addressIn(details)),
  },
  { term: copy.rows.email, text: emailText(details.email) },
  { term: copy.rows.iban, text: ibanText(details.iban) },
]

const Waiting = () => (
  <FlowColumn>
    <Bone width="100%" height="24rem" radius="var(--radius-lg)" />
  </FlowColumn>
)
