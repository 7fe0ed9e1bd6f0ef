import { Suspense, useEffect, useState } from 'react'
import { now } from '#kit/clock.ts'
import { addMonths, dayOf } from '#kit/dates.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Section } from '#kit/ui/Card.tsx'
import { DateField } from '#kit/ui/DateField.tsx'
import { Field } from '#kit/ui/Field.tsx'
import { Form } from '#kit/ui/Form.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { preloadable } from '#kit/ui/preloadable.tsx'
import { Select } from '#kit/ui/Select.tsx'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import { useForm } from '#kit/ui/useForm.ts'
import { issuingCountries } from '#model/abroad/countries.ts'
import {
  asksCountry,
  chosenDocument,
  documentOf,
  documents,
  type IdentityForm,
  otherDocuments,
  seemsAnother,
} from '#model/phones/identityDocument.ts'
import { useHeldReload, useTyped } from '#page/draft/useUnsaved.ts'
import { NameFields } from '#page/fields/NameFields.tsx'
import { PhoneField } from '#page/fields/PhoneField.tsx'
import { FlowColumn, FlowStep } from '#page/flow/FlowStep.tsx'
import { announce } from '#platform/analytics/announce.ts'
import { handsetItem } from '#platform/analytics/handsetItem.ts'
import { type OrderOffer, phoneChoiceOf } from './choice.ts'
import { copy } from './copy.ts'
import type { HandsetDraft } from './draft.ts'
import { documentCopy as fields } from './fields.ts'
import { IDENTITY } from './flow.ts'
import { identityOf, identityRules } from './identityRules.ts'
import { Offered } from './Offered.tsx'
import { OfferHead } from './OfferHead.tsx'
import { orderReads } from './reads.ts'
import { lineText } from './text.ts'
import { useAsked, useHandsetFlow } from './useHandsetFlow.ts'

/** Large code, fetched with the step: only a foreign document asks for a country. */
const { Component: ComboBox, load: loadComboBox } = preloadable(() => import('#kit/ui/ComboBox.tsx'))
/** The height of that field with its label. */
const COUNTRY_HEIGHT = '5.1rem'

/** The example dates: a document issued three years ago and valid for seven more. */
const [ISSUED_MONTHS, VALID_MONTHS] = [3 * 12, 7 * 12]

/** `…/legitimatie`: the customer's identity, as on the document shown at delivery. It stays in memory. */
export default function Legitimatie() {
  const flow = useHandsetFlow(IDENTITY)
  return (
    <FlowStep flow={flow} title={copy.identity.title} intro={copy.identity.intro}>
      <Offered params={flow.params}>{(offer) => <Asking {...flow} offer={offer} />}</Offered>
    </FlowStep>
  )
}

Legitimatie.reads = orderReads

type Props = {
  offer: OrderOffer
  draft: HandsetDraft
  set: (change: Partial<HandsetDraft>) => void
  advance: () => void
}

const typesOf = (list: readonly (keyof typeof fields.types)[]) => list.map((value) => ({ value, text: fields.types[value] }))

function Asking({ offer, draft, set, advance }: Props) {
  const { user } = offer
  const today = dayOf(now())
  const [blank] = useState(() => identityOf(user))
  const form = useForm<IdentityForm>(draft.typedIdentity ?? blank, identityRules(user, today))
  const { values } = form
  const choice = phoneChoiceOf(offer, draft)
  const document = chosenDocument(values.documentType, values.otherType)
  const seems = seemsAnother(values.documentNumber, document)
  useTyped(values, (typedIdentity) => set({ typedIdentity, identity: null }))
  useHeldReload(JSON.stringify(values) !== JSON.stringify(blank))
  useAsked(offer, draft, set)
  useEffect(() => void loadComboBox(), [])

  function next() {
    set({ identity: { ...values } })
    announce({ event: 'checkout', items: [handsetItem(offer.phone, offer.variant)] })
    advance()
  }

  return (
    <FlowColumn>
      <OfferHead offer={offer}>
        <p>{lineText(choice.sums)}</p>
      </OfferHead>
      <Judged draft={draft} />
      <Form review={form.review} onValid={next}>
        <Section title={copy.identity.who}>
          <div className="stack">
            <NameFields field={form.field} />
          </div>
        </Section>
        <Section title={copy.identity.document}>
          <div className="stack">
            <Select
              {...form.field('documentType')}
              label={fields.type.label}
              placeholder={fields.type.required}
              options={typesOf(documents)}
              autoComplete="off"
            />
            {documentOf(values.documentType) === 'OTHERS' && values.documentType !== '' && (
              <Select
                {...form.field('otherType')}
                label={fields.other.label}
                placeholder={fields.other.required}
                options={typesOf(otherDocuments)}
                autoComplete="off"
              />
            )}
            {asksCountry(document) && (
              <Suspense fallback={<Skeleton width="100%" height={COUNTRY_HEIGHT} radius="var(--radius-md)" />}>
                <ComboBox
                  {...form.field('issuingCountry')}
                  label={fields.country.label}
                  placeholder={fields.country.placeholder}
                  options={issuingCountries()}
                />
              </Suspense>
            )}
            <Field
              {...form.field('documentNumber')}
              label={fields.number.label}
              help={fields.number.hints[document] ?? fields.number.hintOther}
              autoComplete="off"
              maxLength={40}
            />
            {seems !== null && <Notice tone="warn">{fields.number.seems[seems]}</Notice>}
            <DateField {...form.field('issueDate')} label={fields.issueDate.label} example={addMonths(today, -ISSUED_MONTHS)} />
            <DateField
              {...form.field('expirationDate')}
              label={fields.expirationDate.label}
              example={addMonths(today, VALID_MONTHS)}
            />
            <p className="small muted">{copy.identity.atDelivery}</p>
          </div>
        </Section>
        <Section title={copy.identity.contact}>
          <PhoneField {...form.field('contactPhone')} label={fields.contactPhone.label} />
        </Section>
        <p className="small muted">{copy.identity.privacy}</p>
        <Button type="submit" variant="primary-green" wide>
          {copy.next}
        </Button>
      </Form>
    </FlowColumn>
  )
}

function Judged({ draft: { income, adjusted } }: { draft: HandsetDraft }) {
  if (income === null) return null
  return adjusted ? <Notice title={copy.identity.adjusted} /> : <Notice tone="good" title={copy.income.ok} />
}
