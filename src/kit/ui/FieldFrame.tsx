import type { ReactNode } from 'react'
import styles from './Field.module.css'
import { Icon } from './Icon.tsx'

/** The properties that a form gives each of its fields. */
export type FieldBinding = {
  id?: string
  name: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  error?: string | null
}

type Note = { help?: string | undefined; error?: string | null | undefined }

/** The ids of the lines under a field, for `aria-describedby`: the error first, then the help. */
export const noteId = (id: string, { help, error }: Note): string | undefined =>
  [error && `${id}-error`, help && `${id}-note`].filter(Boolean).join(' ') || undefined

export function FieldNote({ id, help, error }: Note & { id: string }) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="error" />
          <span>{error}</span>
        </p>
      )}
      {help && (
        <p id={`${id}-note`} className={styles.help}>
          {help}
        </p>
      )}
    </>
  )
}

/** The id of the label, for a control that `htmlFor` alone cannot name. */
export const labelId = (id: string): string => `${id}-label`

/** `small`: the label is only spoken, beside other small controls on one line. */
type Props = Note & { id: string; label: string; below?: ReactNode; small?: boolean; children: ReactNode }

export function FieldFrame({ id, label, below, small = false, children, ...note }: Props) {
  return (
    <div className={styles.field}>
      <label id={labelId(id)} className={small ? 'visually-hidden' : styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      <FieldNote id={id} {...note} />
      {below}
    </div>
  )
}
