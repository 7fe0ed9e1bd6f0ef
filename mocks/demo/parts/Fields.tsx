import { type ComponentProps, useId, useState } from 'react'
import { provider } from '#kit/provider.ts'
import { Section } from '#kit/ui/Card.tsx'
import ComboBox from '#kit/ui/ComboBox.tsx'
import { DateField } from '#kit/ui/DateField.tsx'
import { Field } from '#kit/ui/Field.tsx'
import FileField from '#kit/ui/FileField.tsx'
import { dateCopy, dayOfMonthCopy, messageCopy, mobileNumberCopy, timeCopy } from '#kit/ui/fieldCopy.ts'
import { NumberField } from '#kit/ui/NumberField.tsx'
import { Select } from '#kit/ui/Select.tsx'
import { TextArea } from '#kit/ui/TextArea.tsx'
import { TimeField } from '#kit/ui/TimeField.tsx'
import { countriesAbroad } from '#model/abroad/countries.ts'
import { IbanField } from '#page/fields/IbanField.tsx'
import { PhoneField } from '#page/fields/PhoneField.tsx'
import styles from './Onderdelen.module.css'

const offline = 'Je bent offline. Dit kan alleen met internet.'
const PICTURE = { types: ['image/jpeg', 'image/png'], maxBytes: 700_000 }

function problemOf(file: File | null): string | null {
  if (file === null) return null
  if (!PICTURE.types.includes(file.type)) return 'Dit bestand kunnen we niet gebruiken. Kies een jpg of png.'
  return file.size > PICTURE.maxBytes ? 'Deze foto is te groot. Kies een foto van maximaal 0,7 MB.' : null
}

type Props = Pick<ComponentProps<typeof FileField>, 'name' | 'label' | 'help' | 'busy' | 'blocked'>

function Photo(props: Props) {
  const id = useId()
  const [file, setFile] = useState<File | null>(null)
  const accept = PICTURE.types.join()
  return (
    <FileField {...props} id={id} action="Foto kiezen" accept={accept} file={file} onChange={setFile} error={problemOf(file)} />
  )
}

/** The file field. */
export const Files = () => (
  <Section title="Bestanden">
    <div className={styles.fields}>
      <Photo name="picture" label="Profielfoto" help="Jpg of png, maximaal 0,7 MB" />
      <Photo name="busy" label="Foto die verstuurd wordt" busy="Bezig met uploaden" />
      <Photo name="fixed" label="Foto die vaststaat" blocked={offline} />
    </div>
  </Section>
)

const documents = [
  { value: 'NL_PASSPORT', text: 'Nederlands paspoort' },
  { value: 'NL_ID', text: 'Nederlandse identiteitskaart' },
  { value: 'NL_LICENCE', text: 'Nederlands rijbewijs' },
]

/** The state of a field. */
function useField(name: string, first = '') {
  const [value, onChange] = useState(first)
  return { name, value, onChange }
}

/** Every field on its own: plain, with help, with an error, disabled. */
export function Fields() {
  return (
    <Section title="Velden">
      <div className={styles.fields}>
        <Field label="Gewoon" help={`Zo noemen we je in ${provider.product}.`} {...useField('plain', 'Sanne')} />
        <Field label="Fout" error={mobileNumberCopy.invalid} {...useField('wrong', '06 123')} />
        <Field label="Vast" blocked="Dit kun je alleen met internet wijzigen." {...useField('fixed', 'Sanne de Vries')} />
        <PhoneField {...useField('phone')} />
        <DateField example="2026-11-20" {...useField('date')} />
        <DateField
          label="Datum met een fout"
          example="2026-11-20"
          error={dateCopy.notExisting}
          {...useField('wrong-date', '31-04-2026')}
        />
        <TimeField {...useField('time')} />
        <TimeField label="Tijd met een fout" error={timeCopy.invalid} {...useField('wrong-time', '25:00')} />
        <TextArea label={messageCopy.label} help={messageCopy.hint} {...useField('message')} />
        <TextArea label="Toelichting met een fout" error={messageCopy.tooLong} {...useField('wrong-message', 'Te lang')} />
        <IbanField {...useField('iban')} />
        <NumberField
          label={dayOfMonthCopy.label}
          help={dayOfMonthCopy.hint}
          step={1}
          min={1}
          max={28}
          {...useField('day', '25')}
        />
        <NumberField label="Inkomen per maand" help="Netto, in euro’s" start="€" {...useField('income', '1.250')} />
        <Select label="Soort identiteitsbewijs" options={documents} {...useField('document', 'NL_PASSPORT')} />
        <ComboBox
          label="Land"
          help="Typ de eerste letters, of kies uit de lijst."
          placeholder="Bijvoorbeeld Frankrijk"
          options={countriesAbroad()}
          {...useField('country')}
        />
        <ComboBox label="Land met een fout" error="Kies een land." options={countriesAbroad()} {...useField('wrong-country')} />
        <Select
          label="Huidige provider"
          placeholder="Kies je provider"
          options={[{ value: 'other', text: 'Anders of weet ik niet' }]}
          {...useField('provider')}
        />
        <Select
          label="Keuzelijst met een fout"
          placeholder="Kies"
          error="Kies een identiteitsbewijs."
          options={documents}
          {...useField('wrong-document')}
        />
      </div>
    </Section>
  )
}
