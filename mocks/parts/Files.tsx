import { Section } from '../../src/ui/Card.tsx'
import { FileField } from '../../src/ui/FileField.tsx'
import { pictureCopy } from '../../src/ui/fieldCopy.ts'
import { useForm } from '../../src/ui/useForm.ts'
import styles from './Onderdelen.module.css'

const offline = 'Je bent offline. Dit kan alleen met internet.'
const PICTURE = { types: ['image/jpeg', 'image/png'], maxBytes: 700_000 }

function pictureError(file: File | null): string | null {
  if (file === null) return null
  if (!PICTURE.types.includes(file.type)) return pictureCopy.wrongType
  return file.size > PICTURE.maxBytes ? pictureCopy.tooLarge : null
}

/** The file field. */
export function Files() {
  const form = useForm(
    { picture: null as File | null, busy: null as File | null, fixed: null as File | null },
    { picture: pictureError },
  )
  const file = { action: 'Foto kiezen', accept: PICTURE.types.join() }
  return (
    <Section title="Bestanden">
      <div className={styles.fields}>
        <FileField {...file} label={pictureCopy.label} help={pictureCopy.hint} {...form.file('picture')} />
        <FileField {...file} label="Foto die verstuurd wordt" busy="Bezig met uploaden" {...form.file('busy')} />
        <FileField {...file} label="Foto die vaststaat" blocked={offline} {...form.file('fixed')} />
      </div>
    </Section>
  )
}
