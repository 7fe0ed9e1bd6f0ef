import { useState } from 'react'
import { issuingCountries } from '../../src/domain/countries.ts'
import { Section } from '../../src/ui/Card.tsx'
import { Combobox } from '../../src/ui/Combobox.tsx'
import { FileField } from '../../src/ui/FileField.tsx'
import { FilterTags } from '../../src/ui/FilterTags.tsx'
import { countryCopy, pictureCopy } from '../../src/ui/fieldCopy.ts'
import { Tabs } from '../../src/ui/Tabs.tsx'
import { useForm } from '../../src/ui/useForm.ts'
import styles from './Onderdelen.module.css'

const countries = issuingCountries()
const brands = ['Fjordfoon', 'Noordlicht', 'Oeral', 'Zilverplevier'].map((text) => ({ value: text, text }))
const offline = 'Je bent offline. Dit kan alleen met internet.'
const PICTURE = { types: ['image/jpeg', 'image/png'], maxBytes: 700_000 }

function pictureError(file: File | null): string | null {
  if (file === null) return null
  if (!PICTURE.types.includes(file.type)) return pictureCopy.wrongType
  return file.size > PICTURE.maxBytes ? pictureCopy.tooLarge : null
}

/** The controls built on react-aria, and the file field. */
export function Found() {
  const [country, setCountry] = useState('')
  const [tab, setTab] = useState<'specs' | 'box' | 'delivery'>('specs')
  const [chosen, setChosen] = useState<readonly string[]>(['Oeral'])
  const form = useForm(
    { picture: null as File | null, busy: null as File | null, fixed: null as File | null },
    { picture: pictureError },
  )
  const combobox = { label: countryCopy.label, name: 'country', options: countries, value: '', onChange: () => undefined }
  const file = { action: 'Foto kiezen', accept: PICTURE.types.join() }
  return (
    <>
      <Section title="Zoeken in een lijst">
        <div className={styles.fields}>
          <Combobox {...combobox} help={countryCopy.hint} value={country} onChange={setCountry} />
          <Combobox {...combobox} label="Land met een fout" name="wrong-country" error={countryCopy.required} />
          <Combobox {...combobox} label="Land dat vaststaat" name="fixed-country" value="NL" blocked={offline} />
          <Combobox {...combobox} label="Land dat nog komt" name="late-country" options={[]} busy />
        </div>
      </Section>
      <Section title="Tabbladen">
        <Tabs
          label="Over deze telefoon"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'specs', text: 'Eigenschappen', content: <p>Een scherm van 6,1 inch en 128 GB opslag.</p> },
            { value: 'box', text: 'In de doos', content: <p>De telefoon, een kabel en een pennetje voor de simkaart.</p> },
            { value: 'delivery', text: 'Bezorgen', content: <p>Voor 22.00 uur besteld, morgen in huis.</p> },
          ]}
        />
      </Section>
      <Section title="Filters">
        <div className={styles.fields}>
          <FilterTags label="Merk" options={brands} chosen={chosen} onChange={setChosen} />
          <FilterTags label="Merk, bezig" options={brands.slice(0, 2)} chosen={['Fjordfoon']} onChange={() => undefined} busy />
          <FilterTags
            label="Merk, kan nu niet"
            options={brands.slice(0, 2)}
            chosen={[]}
            onChange={() => undefined}
            blocked={offline}
          />
        </div>
      </Section>
      <Section title="Bestanden">
        <div className={styles.fields}>
          <FileField {...file} label={pictureCopy.label} help={pictureCopy.hint} {...form.file('picture')} />
          <FileField {...file} label="Foto die verstuurd wordt" busy="Bezig met uploaden" {...form.file('busy')} />
          <FileField {...file} label="Foto die vaststaat" blocked={offline} {...form.file('fixed')} />
        </div>
      </Section>
    </>
  )
}
