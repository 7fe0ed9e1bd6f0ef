import { type ReactNode, useId } from 'react'
import styles from './Checkbox.module.css'
import { classes } from './classes.ts'
import { FieldNote, labelId, noteId } from './FieldFrame.tsx'

type Props = {
  id?: string
  name: string
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
  /** One line under the label. */
  text?: ReactNode
  error?: string | null
  /** Why it cannot be changed now; shown below. The box stays focusable. */
  blocked?: string | null
}

/** A checkbox of 26 px with its label as target, for a choice that a button submits. For an immediate effect use Switch. */
export function Checkbox({ id: given, name, checked, onChange, children, text, error = null, blocked = null }: Props) {
  const own = useId()
  const id = given ?? own
  const note = { help: blocked ?? undefined, error: blocked === null ? error : null }
  // The same elements with and without a note: a remounted box would lose the focus.
  return (
    <div>
      <label className={styles.check}>
        <input
          id={id}
          type="checkbox"
          name={name}
          checked={checked}
          onChange={(event) => blocked === null && onChange(event.target.checked)}
          aria-invalid={note.error ? true : undefined}
          aria-labelledby={labelId(id)}
          aria-describedby={classes(text !== undefined && `${id}-text`, noteId(id, note)) || undefined}
          aria-disabled={blocked !== null || undefined}
        />
        <span>
          <span id={labelId(id)} className={text === undefined ? undefined : 'strong'}>
            {children}
          </span>
          {text !== undefined && (
            <span id={`${id}-text`} className={styles.text}>
              {text}
            </span>
          )}
        </span>
      </label>
      {(note.help || note.error) && (
        <div className={styles.note}>
          <FieldNote id={id} {...note} />
        </div>
      )}
    </div>
  )
}
