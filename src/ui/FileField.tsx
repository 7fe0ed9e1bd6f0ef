import { type ChangeEvent, type DragEvent, type MouseEvent, useState } from 'react'
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

/**
 * A file of the device. The native input covers the whole area invisibly, so that a press, the keyboard and a dropped file all reach it
 * with one tab stop. The drop zone of react-aria adds a second tab stop.
 */
export function FileField({ id, name, label, action, accept, file, onChange, ...others }: Props) {
  const { error, help, busy = false, blocked = null, camera } = others
  const [isOver, setIsOver] = useState(false)
  const note = { help: blocked ?? help, error: blocked === null ? error : null }
  const isStill = blocked !== null || busy !== false

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0]
    target.value = '' // so that the same file can be chosen again
    if (chosen) onChange(chosen)
  }
  const refuse = (event: MouseEvent | DragEvent) => {
    setIsOver(false)
    if (isStill) event.preventDefault()
  }
  return (
    <FieldFrame id={id} label={label} {...note}>
      <div className={classes(styles.area, isOver && !isStill && styles.over, isStill && styles.still)}>
        <input
          type="file"
          id={id}
          name={name}
          accept={accept}
          className={styles.input}
          onChange={choose}
          onClick={refuse}
          onDrop={refuse}
          onDragEnter={() => setIsOver(true)}
          onDragLeave={() => setIsOver(false)}
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
      </div>
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
