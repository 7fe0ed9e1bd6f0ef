import { useState } from 'react'
import { birthDateProblem } from '#kit/typed/dateInput.ts'
import { ibanProblem } from '#kit/typed/iban.ts'
import { mobileNumberProblem } from '#kit/typed/phoneNumber.ts'
import { Button, ButtonGroup } from '#kit/ui/Button.tsx'
import { Section } from '#kit/ui/Card.tsx'
import { Checkbox } from '#kit/ui/Checkbox.tsx'
import { DateField } from '#kit/ui/DateField.tsx'
import { Form } from '#kit/ui/Form.tsx'
import { birthDateCopy, ibanCopy, mobileNumberCopy } from '#kit/ui/fieldCopy.ts'
import { Notice } from '#kit/ui/Notice.tsx'
import { RadioCards } from '#kit/ui/RadioCards.tsx'
import { messageFor, useForm } from '#kit/ui/useForm.ts'
import { AddressFields } from '#page/fields/AddressFields.tsx'
import { addressRules } from '#page/fields/addressRules.ts'
import { IbanField } from '#page/fields/IbanField.tsx'
import { PhoneField } from '#page/fields/PhoneField.tsx'
import type { FoundAddress, FoundPlace, Lookup } from '#page/fields/useAddressLookup.ts'
import styles from './Onderdelen.module.css'

const TODAY = '2026-11-20'
const ANSWER_MS = 500

/** 8861 TX is found, as is 8881 AB on an island; 9999 ZZ fails, and other postcodes are unknown. */
const addresses: Record<string, FoundAddress> = {
  '8861 TX': { street: 'Zeedijk', city: 'Harlingen' },
  '8881 AB': { street: 'Torenstraat', city: 'West-Terschelling' },
}
const lookup: Lookup = async ({ zipCode }: FoundPlace) => {
  await new Promise((resolve) => setTimeout(resolve, ANSWER_MS))
  if (zipCode === '9999 ZZ') throw new Error('no answer')
  return addresses[zipCode] ?? null
}

const empty = {
  phone: '',
  birthDate: '',
  iban: '',
  zipCode: '',
  houseNumber: '',
  houseNumberAddition: '',
  street: '',
  city: '',
  period: '',
  consent: false,
}

/** A complete form: submit it empty to see the error summary. */
export function FormPart() {
  const [isSaved, setIsSaved] = useState(false)
  const form = useForm(empty, {
    phone: (text) => messageFor(mobileNumberProblem(text), mobileNumberCopy),
    birthDate: (text) => messageFor(birthDateProblem(text, TODAY), birthDateCopy),
    iban: (text) => messageFor(ibanProblem(text), ibanCopy),
    ...addressRules,
    period: (value) => (value === '' ? 'Kies hoelang je wilt vastleggen.' : null),
    consent: (checked) => (checked ? null : 'Ga je akkoord? Vink dan het boxje aan'),
  })
  return (
    <Section title="Formulier">
      <p className="muted">Verstuur het leeg om de samenvatting van de fouten te zien. Postcode 8861 TX wordt gevonden.</p>
      <div className={styles.narrow}>
        <Form review={form.review} onValid={() => setIsSaved(true)}>
          {isSaved && (
            <Notice tone="good" title="Opgeslagen" alert>
              Je gegevens staan erin.
            </Notice>
          )}
          <PhoneField {...form.field('phone')} />
          <DateField label={birthDateCopy.label} help={birthDateCopy.hint} autoComplete="bday" {...form.field('birthDate')} />
          <IbanField {...form.field('iban')} />
          <AddressFields lookup={lookup} field={form.field} />
          <RadioCards
            label="Voor hoelang?"
            row
            options={[
              { value: '12', title: '1 jaar', text: 'Laagste prijs' },
              { value: '1', title: 'Per maand', text: 'Opzegbaar' },
            ]}
            {...form.field('period')}
          />
          <Checkbox {...form.check('consent')}>Ik ga akkoord met de algemene voorwaarden</Checkbox>
          <ButtonGroup>
            <Button type="submit" variant="primary-green">
              Opslaan
            </Button>
            <Button variant="outline">Annuleren</Button>
          </ButtonGroup>
        </Form>
      </div>
    </Section>
  )
}
