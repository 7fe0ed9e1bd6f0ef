import { type ComponentProps, useId, useState } from 'react'
import { Section } from '#kit/ui/Card.tsx'
import FileField from '#kit/ui/FileField.tsx'
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
