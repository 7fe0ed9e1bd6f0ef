import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Section } from '#kit/ui/Card.tsx'
import { Checkbox } from '#kit/ui/Checkbox.tsx'
import { DateField } from '#kit/ui/DateField.tsx'
import { Field } from '#kit/ui/Field.tsx'
import { Form } from '#kit/ui/Form.tsx'
import { birthDateCopy, emailCopy } from '#kit/ui/fieldCopy.ts'
import { Notice } from '#kit/ui/Notice.tsx'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import { useForm } from '#kit/ui/useForm.ts'
import { prepaidOverview } from '#model/overview/contract.ts'
import { findAddress } from '#model/profile/contract/address.ts'
import { getPostpaidPortfolioV2, getPre2PostStanding } from '#model/switching/contract.ts'
import { useHeldReload, useTyped } from '#page/draft/useUnsaved.ts'
import { AddressFields } from '#page/fields/AddressFields.tsx'
import { IbanField } from '#page/fields/IbanField.tsx'
import { NameFields } from '#page/fields/NameFields.tsx'
import type { FoundPlace } from '#page/fields/useAddressLookup.ts'
import { FlowColumn, FlowStep } from '#page/flow/FlowStep.tsx'
import { useFlow } from '#page/flow/useFlow.ts'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useRead } from '#platform/api/client.ts'
import { newKey } from '#platform/api/newKey.ts'
import { write } from '#platform/api/write.ts'
import { copy } from './copy.ts'
import { detailsOf, detailsRules, isMinor, paysToLink } from './details.ts'
import { type Details, type SwitchDraft, switchFlow } from './flow.ts'
import { SwitchNotNow } from './NotNow.tsx'

/** `/overstappen/gegevens`: the name, address and bank account that a subscription needs. */
export default function Gegevens() {
  const flow = useFlow(switchFlow, '/overstappen/gegevens')
  return (
    <FlowStep flow={flow} title={copy.details.title} intro={copy.details.intro}>
      <ReadBlock waiting={<Waiting />} failedText={copy.loadFailed}>
        <Person {...flow} />
      </ReadBlock>
    </FlowStep>
  )
}

Gegevens.reads = () => [getPostpaidPortfolioV2, getPre2PostStanding, prepaidOverview]

const lookup = (place: FoundPlace) => write(findAddress, place, { key: newKey() })

type Props = { draft: SwitchDraft; set: (change: Partial<SwitchDraft>) => void; advance: () => void }

function Person({ draft, set, advance }: Props) {
  const standing = useRead(getPre2PostStanding)
  const today = dayOf(now())
  const known = detailsOf(standing)
  const form = useForm<Details>(draft.typed ?? known, detailsRules(today, known))
  const { values } = form
  useTyped(values, (typed) => set({ typed, details: null }))
  useHeldReload(JSON.stringify(values) !== JSON.stringify(known))
  if (standing.obstacle !== null) return <SwitchNotNow standing={standing} />

  return (
    <FlowColumn>
      <Form
        review={form.review}
        onValid={() => {
          set({ details: { ...values } })
          advance()
        }}
      >
        <Section title={copy.details.sections.name}>
          <div className="stack">
            <NameFields field={form.field} />
            <DateField {...form.field('birthDate')} label={birthDateCopy.label} help={birthDateCopy.hint} autoComplete="bday" />
            {isMinor(values.birthDate, today) && (
              <>
                <Notice>{copy.details.under18}</Notice>
                <Checkbox {...form.check('guardian')}>{copy.details.guardian}</Checkbox>
              </>
            )}
            <Field
              {...form.field('email')}
              type="email"
              inputMode="email"
              label={emailCopy.label}
              help={copy.details.emailHint}
              autoComplete="email"
              maxLength={254}
            />
          </div>
        </Section>
        <Section title={copy.details.sections.address}>
          <AddressFields lookup={lookup} field={form.field} />
        </Section>
        <Section title={copy.details.sections.payment}>
          <div className="stack">
            <IbanField {...form.field('iban')} help={copy.details.ibanHint} />
            {form.field('iban').error === null && values.iban !== '' && !paysToLink(values) && (
              <Notice title={copy.summary.form.title}>{copy.summary.form.text}</Notice>
            )}
          </div>
        </Section>
        <Button type="submit" variant="primary-green" wide>
          {copy.details.next}
        </Button>
      </Form>
    </FlowColumn>
  )
}

const FIELDS = [1, 2, 3, 4, 5, 6, 7]

const Waiting = () => (
  <FlowColumn>
    <div className="stack" aria-hidden="true">
      {FIELDS.map((field) => (
        <Skeleton key={field} width="100%" height="5.2rem" radius="var(--radius-md)" />
      ))}
    </div>
  </FlowColumn>
)
