import { useState } from 'react'
import { bundlesText } from '#features/bundles/shared/bundleChoiceText.ts'
import { now } from '#kit/clock.ts'
import { livesOnWaddenIsland } from '#kit/typed/address.ts'
import { initialsText, lastNameInFull } from '#kit/typed/personName.ts'
import { plainText } from '#kit/typed/typedText.ts'
import { Card, Section } from '#kit/ui/Card.tsx'
import { Disclosure, Disclosures } from '#kit/ui/Disclosure.tsx'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { dayInFull, weekdayText } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import { contractEnd } from '#model/bundles/changeTerms.ts'
import {
  getRetentionHandsetCredit,
  getRetentionHandsetOverview,
  getRetentionHandsetSummary,
} from '#model/phones/contract/handsetRetention.ts'
import { chosenDocument, documentNumberIn, type IdentityForm } from '#model/phones/identityDocument.ts'
import { firstTermOn, phoneArrivesOn } from '#model/phones/phoneDelivery.ts'
import { DocumentButton } from '#page/flow/DocumentButton.tsx'
import { read } from '#platform/api/client.ts'
import { type Href, pathOf } from '#platform/router/href.ts'
import { Link } from '#platform/router/Link.tsx'
import { CreditNotes, CreditTable, CreditWarning } from '../Credit.tsx'
import { shopCopy } from '../copy.ts'
import { OnceFacts } from '../OnceFacts.tsx'
import type { OrderOffer, PhoneChoice } from './choice.ts'
import { copy } from './copy.ts'
import { documentCopy } from './fields.ts'
import { CHOOSE, IDENTITY } from './flow.ts'
import { OfferHead } from './OfferHead.tsx'
import { MonthlyFacts, TotalFacts } from './Sums.tsx'
import { subscriptionText } from './subscriptionText.ts'
import type { PhoneParams } from './useHandsetFlow.ts'

const { sections, rows, gist } = copy.check

type Asked = Parameters<NonNullable<(typeof getRetentionHandsetOverview)['takes']>>[0]

type Props = {
  offer: OrderOffer
  choice: PhoneChoice
  identity: IdentityForm
  deliverTo: string
  zipCode: string
  params: PhoneParams
  /** The choices that the documents describe. */
  asked: Asked
  /** Cents. */
  limit: number
}

/** The order as it will be placed. The phone and its costs are in view; the rest is one line each, to open. */
export function OrderSummary({ offer, choice, identity, deliverTo, zipCode, params, asked, limit }: Props) {
  const { sums, to } = choice
  const [moment] = useState(now)
  const { startsOn } = offer
  const arrivesOn = phoneArrivesOn(moment, zipCode)
  const ends = contractEnd(offer.period, startsOn)
  const document = chosenDocument(identity.documentType, identity.otherType)
  const lastName = lastNameInFull(identity.infix, identity.lastName)
  return (
    <>
      <Section title={sections.phone} action={<Change to={pathOf(CHOOSE, params)} what={sections.phone} />}>
        <OfferHead offer={offer} />
      </Section>
      <Section title={sections.costs}>
        {sums.credit > 0 && <CreditWarning />}
        <Card>
          <div className="stack">
            <OnceFacts sums={sums} />
            <p className="small muted">{shopCopy.oneOff.homeCopyInfo}</p>
            <MonthlyFacts sums={sums} to={to} />
            <TotalFacts sums={sums} />
          </div>
        </Card>
        <DocumentButton fetchDocument={() => read(getRetentionHandsetOverview, asked)}>{copy.check.pdf}</DocumentButton>
      </Section>
      <Section title={copy.check.details}>
        <Disclosures>
          <Disclosure title={sections.subscription} text={subscriptionText(to, sums.subscription)}>
            <Facts>
              <Fact term={rows.bundles}>{bundlesText(to).join(', ')}</Fact>
              <Fact term={rows.starts}>{dayInFull(startsOn)}</Fact>
              {ends !== null && <Fact term={rows.ends}>{dayInFull(ends)}</Fact>}
              <Fact term={rows.monthly}>{euro(sums.subscription)}</Fact>
            </Facts>
            <Change to={pathOf(CHOOSE, params)} what={sections.subscription} />
            <DocumentButton fetchDocument={() => read(getRetentionHandsetSummary, asked)}>
              {copy.check.contractSummary}
            </DocumentButton>
          </Disclosure>
          {sums.credit > 0 && (
            <Disclosure title={sections.credit} text={gist.credit(euro(sums.credit), sums.months)}>
              <CreditTable {...sums} />
              <Facts>
                <Fact term={rows.first}>{copy.check.firstTerm(dayInFull(firstTermOn(arrivesOn)))}</Fact>
              </Facts>
              <CreditNotes creditCheckLimit={limit} />
              <DocumentButton fetchDocument={() => read(getRetentionHandsetCredit, asked)}>{copy.check.creditPdf}</DocumentButton>
            </Disclosure>
          )}
          <Disclosure title={sections.personal} text={`${initialsText(identity.initials)} ${lastName}`}>
            <Facts>
              <Fact term={rows.name}>
                {initialsText(identity.initials)} ({plainText(identity.firstName)}) {lastName}
              </Fact>
              <Fact term={rows.document}>{documentCopy.types[document]}</Fact>
              <Fact term={rows.number}>{documentNumberIn(identity.documentNumber)}</Fact>
              <Fact term={rows.validUntil}>{identity.expirationDate}</Fact>
              <Fact term={rows.phone}>{identity.contactPhone}</Fact>
            </Facts>
            <Change to={pathOf(IDENTITY, params)} what={sections.personal} />
          </Disclosure>
          <Disclosure title={sections.delivery} text={gist.delivery(weekdayText(arrivesOn), deliverTo)}>
            <p>{copy.check.deliverTo(deliverTo)}</p>
            <p>{copy.check.expected(weekdayText(arrivesOn))}</p>
            {livesOnWaddenIsland(zipCode) && <p className="small muted">{copy.done.wadden}</p>}
            <p className="small muted">{copy.identity.atDelivery}</p>
          </Disclosure>
        </Disclosures>
        <p className="small muted">{shopCopy.reflection}</p>
      </Section>
    </>
  )
}

const Change = ({ to, what }: { to: Href; what: string }) => (
  <Link to={to} className="link">
    {copy.check.change} <span className="visually-hidden">{what.toLowerCase()}</span>
  </Link>
)
