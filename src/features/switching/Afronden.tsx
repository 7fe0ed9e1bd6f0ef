import { bundlesText } from '#features/bundles/shared/bundleChoiceText.ts'
import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import { addressText } from '#kit/typed/address.ts'
import { emailText } from '#kit/typed/email.ts'
import { ibanText } from '#kit/typed/ibanText.ts'
import { initialsText, lastNameInFull } from '#kit/typed/personName.ts'
import { plainText } from '#kit/typed/typedText.ts'
import { Card, Section } from '#kit/ui/Card.tsx'
import { Checkbox } from '#kit/ui/Checkbox.tsx'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { focusOn } from '#kit/ui/focusOn.ts'
import { Notice } from '#kit/ui/Notice.tsx'
import { bones } from '#kit/ui/Skeleton.tsx'
import { useForm } from '#kit/ui/useForm.ts'
import { dayInFull } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import { changePayload, chosenBundles, monthlyOf, mustChoose } from '#model/bundles/bundleChange.ts'
import type { PostpaidOptions } from '#model/bundles/contract/bundleOptions.ts'
import { prepaidOverview } from '#model/overview/contract.ts'
import { getPaymentIssuers } from '#model/payment/contract.ts'
import { VERIFICATION } from '#model/profile/bankAccount.ts'
import {
  getPostpaidPortfolioV2,
  getPre2PostStanding,
  getPre2PostSummary,
  type SwitchStanding,
} from '#model/switching/contract.ts'
import { switchTerms } from '#model/switching/switching.ts'
import { addressIn } from '#page/fields/addressRules.ts'
import { DocumentButton } from '#page/flow/DocumentButton.tsx'
import { FlowColumn, FlowColumns, FlowStep } from '#page/flow/FlowStep.tsx'
import { noTerms, Terms, termsRules } from '#page/flow/Terms.tsx'
import { useFlow } from '#page/flow/useFlow.ts'
import { useOrder } from '#page/flow/useOrder.ts'
import { Ideal } from '#page/order/Ideal.tsx'
import { OrderButton } from '#page/order/OrderButton.tsx'
import { OrderStatus } from '#page/order/OrderStatus.tsx'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { bundleItems } from '#platform/analytics/bundleItems.ts'
import { read, useRead, useReadState } from '#platform/api/client.ts'
import { Link } from '#platform/router/Link.tsx'
import { Redirect } from '#platform/router/Redirect.tsx'
import { copy } from './copy.ts'
import { orderOf, paysToLink } from './details.ts'
import { type Details, type SwitchDraft, switchFlow } from './flow.ts'
import { SwitchNotNow } from './NotNow.tsx'
import { type SwitchRow, stopsText, subscriptionRows } from './text.ts'

/** `/overstappen/afronden`: the whole order, the consents, and the payment that links the account. */
export default function Afronden() {
  const flow = useFlow(switchFlow, '/overstappen/afronden')
  const { draft } = flow
  const links = draft.details === null || paysToLink(draft.details)
  return (
    <FlowStep flow={flow} title={copy.summary.title} intro={links ? copy.summary.intro : copy.summary.introForm}>
      <ReadBlock waiting={<FlowColumn>{bones('24rem')}</FlowColumn>} failedText={copy.loadFailed}>
        {draft.details !== null && <Checking draft={draft} details={draft.details} />}
      </ReadBlock>
    </FlowStep>
  )
}

Afronden.reads = () => [getPostpaidPortfolioV2, getPre2PostStanding, prepaidOverview, getPaymentIssuers]

function Checking({ draft, details }: { draft: SwitchDraft; details: Details }) {
  const options = useRead(getPostpaidPortfolioV2)
  const standing = useRead(getPre2PostStanding)
  if (standing.obstacle !== null) return <SwitchNotNow standing={standing} />
  // The chosen bundles are no longer sold.
  if (mustChoose(options, draft) !== null) return <Redirect to="/overstappen" />
  return <Ordering options={options} balance={standing.balance} draft={draft} details={details} />
}

type Ordered = { options: PostpaidOptions; balance: SwitchStanding['balance']; draft: SwitchDraft; details: Details }

function Ordering({ options, balance, draft, details }: Ordered) {
  const order = useOrder(switchFlow, true)
  const today = dayOf(now())
  const form = useForm<typeof noTerms & { startNow: boolean }>({ ...noTerms, startNow: false }, termsRules(true))
  const overview = useReadState(prepaidOverview).value
  const { startNow } = form.values
  const to = chosenBundles(options, draft)
  const terms = switchTerms(to.period, startNow, today)
  const chosen = { changeCampaignOptions: { ...changePayload(to, draft), startsOn: terms.startsOn }, startNow }
  const stops = overview ? stopsText(overview) : []

  function isReady(): boolean {
    const [first] = form.review()
    if (first) focusOn(first.id)
    return first === undefined
  }

  const words = { failed: copy.failed, refusals: copy.summary.refusals }
  const pay = paysToLink(details) ? (
    <Ideal
      {...words}
      amount={VERIFICATION}
      what={chosen}
      order={{
        ...order,
        submit: ({ AccountPayment }) => order.submit(orderOf(details, chosen, AccountPayment), bundleItems(to)),
      }}
      button={copy.summary.pay}
      isReady={isReady}
      returnPath="/overstappen/controleren-van-betaling"
      offline={copy.offline}
    />
  ) : (
    <>
      <Notice title={copy.summary.form.title}>{copy.summary.form.text}</Notice>
      <OrderStatus order={order} {...words} />
      <OrderButton
        standing={order.standing}
        wide
        offline={copy.offline}
        onPress={() => isReady() && void order.submit(orderOf(details, chosen, null), bundleItems(to))}
      >
        {copy.summary.order}
      </OrderButton>
    </>
  )

  return (
    <FlowColumns
      summary={
        <>
          <h2 className="title-card">{copy.summary.rows.monthly}</h2>
          <p className="title-page num">{euro(monthlyOf(to))}</p>
          <p className="small muted">{bundlesText(to).join(', ')}</p>
        </>
      }
    >
      <Section
        title={copy.summary.sections.subscription}
        action={<Change to="/overstappen" what={copy.summary.sections.subscription} />}
      >
        <Card>
          <div className="stack">
            <p className="strong">{bundlesText(to).join(', ')}</p>
            <Rows rows={subscriptionRows(to, terms, balance)} />
          </div>
        </Card>
        <DocumentButton
          fetchDocument={() => read(getPre2PostSummary, { campaignIDs: chosen.changeCampaignOptions.campaignIDs, startNow })}
        >
          {copy.summary.contractSummary}
        </DocumentButton>
      </Section>
      <Section title={copy.summary.sections.you} action={<Change to="/overstappen/gegevens" what={copy.summary.sections.you} />}>
        <Card>
          <Rows rows={youRows(details)} />
        </Card>
      </Section>
      <Section title={copy.summary.sections.start}>
        <Card>
          <div className="stack">
            <Checkbox {...form.check('startNow')}>{copy.summary.startNow}</Checkbox>
            {!startNow && <p className="muted">{copy.summary.startLater(dayInFull(terms.startsOn))}</p>}
            {stops.length > 0 && (
              <Notice title={copy.summary.stops.title}>
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
      <Terms check={form.check} additional={copy.summary.additional} />
      <Card className="stack">{pay}</Card>
    </FlowColumns>
  )
}

const Rows = ({ rows }: { rows: readonly SwitchRow[] }) => (
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
    {copy.summary.change} <span className="visually-hidden">{what.toLowerCase()}</span>
  </Link>
)

const youRows = (details: Details): SwitchRow[] => [
  {
    term: copy.summary.rows.name,
    text: `${initialsText(details.initials)} (${plainText(details.firstName)}) ${lastNameInFull(details.infix, details.lastName)}`,
  },
  {
    term: copy.summary.rows.address,
    text: addressText(addressIn(details)),
  },
  { term: copy.summary.rows.email, text: emailText(details.email) },
  { term: copy.summary.rows.iban, text: ibanText(details.iban) },
]
