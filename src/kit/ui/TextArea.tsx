import { useId } from 'react'
import { classes } from './classes.ts'
import styles from './Field.module.css'
import { type FieldBinding, FieldFrame, noteId } from './FieldFrame.tsx'

type Props = FieldBinding & { label: string; help?: string; rows?: number }

/**
 * A text of some sentences. It grows with its content where the browser supports that. A text that is too long gets an error and is never
 * cut off.
 */
export function TextArea({ id: given, label, help, error, rows = 4, onChange, ...area }: Props) {
  const own = useId()
  const id = given ?? own
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      <textarea
        {...area}
        id={id}
        rows={rows}
        className={classes(styles.input, styles.area)}
        onChange={({ target }) => onChange(target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={noteId(id, { help, error })}
      />
    </FieldFrame>
  )
}
