import type { ChangeEvent, MouseEvent } from 'react'
import { DropZone } from 'react-aria-components/DropZone'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { fileSizeText } from '../words/fileSize.ts'
import { buttonClass, IconButton } from './Button.tsx'
import { classes } from './classes.ts'
import { FieldFrame, noteId } from './FieldFrame.tsx'
import styles from './FileField.module.css'
import { fileCopy } from './fieldCopy.ts'
import { Icon } from './Icon.tsx'
import { Spinner } from './Spinner.tsx'

type Props = {
  id: string
  name: string
  file: File | null
  onChange: (file: File | null) => void
  error: string | null
  label: string
  /** The label of the button, such as `Foto kiezen`. */
  action: string
  /** As in HTML: `image/png,image/jpeg`. A dropped file can have another type, so the form validates it. */
  accept: string
  help?: string
  /** The label of the camera button on touch devices; omit it for files only. */
  camera?: string
  /** The label while the file is processed, such as `Bezig met uploaden`. Nothing can be chosen meanwhile. */
  busy?: string | false
  /** Why nothing can be chosen now; shown below. The field stays focusable. */
  blocked?: string | null
}

type DropEvent = Parameters<NonNullable<Parameters<typeof DropZone>[0]['onDrop']>>[0]

/**
 * A file of the device. The native input covers the whole area invisibly, so that a press and the keyboard reach it. Around it is the drop
 * zone of react-aria (decisions D3), whose own tab stop takes a pasted file.
 */
export default function FileField({ id, name, label, action, accept, file, onChange, ...others }: Props) {
  const { error, help, busy = false, blocked = null, camera } = others
  const note = { help: blocked ?? help, error: blocked === null ? error : null }
  const isStill = blocked !== null || busy !== false

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0]
    target.value = '' // so that the same file can be chosen again
    if (chosen) onChange(chosen)
  }
  const drop = async ({ items }: DropEvent) => {
    const dropped = items.find((item) => item.kind === 'file')
    if (dropped) onChange(await dropped.getFile())
  }
  const refuse = (event: MouseEvent) => {
    if (isStill) event.preventDefault()
  }
  return (
    <FieldFrame id={id} label={label} {...note}>
      <I18nProvider locale="nl-NL">
        <DropZone
          className={({ isDropTarget }) => classes(styles.area, isDropTarget && styles.over, isStill && styles.still)}
          aria-label={fileCopy.paste}
          isDisabled={isStill}
          getDropOperation={() => 'copy'}
          onDrop={(event) => void drop(event)}
        >
          <input
            type="file"
            id={id}
            name={name}
            accept={accept}
            className={styles.input}
            onChange={choose}
            onClick={refuse}
            aria-invalid={note.error ? true : undefined}
            aria-disabled={isStill || undefined}
            aria-busy={busy !== false || undefined}
            aria-describedby={classes(file && `${id}-file`, noteId(id, note)) || undefined}
          />
          <span className={buttonClass({ variant: 'outline', size: 'small' })} aria-hidden="true">
            {busy === false ? (
              action
            ) : (
              <>
                <Spinner small silent /> {busy}
              </>
            )}
          </span>
          {!isStill && (
            <span className={styles.drop} aria-hidden="true">
              {fileCopy.drop}
            </span>
          )}
        </DropZone>
      </I18nProvider>
      {camera !== undefined && (
        <label className={classes(buttonClass({ variant: 'outline', size: 'small' }), styles.camera)}>
          <Icon name="camera" small />
          {camera}
          <input
            type="file"
            name={`${name}-camera`}
            accept={accept}
            capture="user"
            className={styles.input}
            onChange={choose}
            onClick={refuse}
            aria-disabled={isStill || undefined}
          />
        </label>
      )}
      {file && (
        <p className={styles.file}>
          <Icon name={note.error ? 'error' : 'check'} small />
          <span id={`${id}-file`} className={styles.name}>
            {file.name}, <span className="num">{fileSizeText(file.size)}</span>
          </span>
          <IconButton icon="close" label={fileCopy.remove(file.name)} onPress={() => onChange(null)} isDisabled={isStill} />
        </p>
      )}
    </FieldFrame>
  )
}
