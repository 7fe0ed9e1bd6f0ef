import { useState } from 'react'
import buttons from './Button.module.css'
import { classes } from './classes.ts'
import { Icon, type IconName } from './Icon.tsx'
import styles from './Pager.module.css'
import { Skeleton } from './Skeleton.tsx'

type Props = {
  label: string
  older: string
  newer: string
  /** Newest first; empty while loading. Null after a failure: then only the empty space remains. */
  options: readonly { id: string; text: string }[] | null
  value: string | undefined
  onChange: (id: string) => void
  /** Called when the pointer or the focus reaches this option, to prefetch it. */
  onIntent: (id: string) => void
}

/**
 * One step back or forward in time, or a jump with the list in the middle. At either end the button stays, so that it keeps the focus. A
 * step is announced, because the button itself stays as it was; the list speaks for itself.
 */
export function Pager({ label, older, newer, options, value, onChange, onIntent }: Props) {
  const [stepped, setStepped] = useState('')
  if (options === null) return <div className={styles.gone} />
  const at = options.findIndex(({ id }) => id === value)
  const step = (icon: IconName, name: string, target: { id: string; text: string } | undefined) => (
    <button
      type="button"
      className={classes(buttons.iconButton, styles.step)}
      aria-label={name}
      aria-disabled={target === undefined}
      onClick={() => {
        if (!target) return
        setStepped(target.text)
        onChange(target.id)
      }}
      onPointerEnter={() => target && onIntent(target.id)}
      onFocus={() => target && onIntent(target.id)}
    >
      <Icon name={icon} />
    </button>
  )
  return (
    <fieldset className={styles.pager} aria-label={label}>
      {step('chevron-left', older, at < 0 ? undefined : options[at + 1])}
      {options.length === 0 ? (
        <span className={styles.waiting}>
          <Skeleton width="8rem" />
        </span>
      ) : (
        <select
          className={styles.select}
          aria-label={label}
          value={value}
          onChange={(event) => {
            setStepped('')
            onChange(event.target.value)
          }}
        >
          {options.map(({ id, text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </select>
      )}
      {step('chevron-right', newer, options[at - 1])}
      <span role="status" className="visually-hidden">
        {stepped}
      </span>
    </fieldset>
  )
}
