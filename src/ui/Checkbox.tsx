import { type ReactNode, useId } from 'react'
import styles from './Checkbox.module.css'
import { FieldNote, noteId } from './FieldFrame.tsx'

type Props = {
  id?: string
  name: string
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
  error?: string | null
  /** Why it cannot be changed now; shown below. The box stays focusable. */
  blocked?: string | null
}

/** A box of 26 with its label as target. */
export function Checkbox({ id: given, name, checked, onChange, children, error = null, blocked = null }: Props) {
  const own = useId()
  const id = given ?? own
  const note = { help: blocked ?? undefined, error: blocked === null ? error : null }
  // The same elements with and without a note: a new box would lose the focus.
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
          aria-describedby={noteId(id, note)}
          aria-disabled={blocked !== null || undefined}
        />
        <span>{children}</span>
      </label>
      {(note.help || note.error) && (
        <div className={styles.note}>
          <FieldNote id={id} {...note} />
        </div>
      )}
    </div>
  )
}
