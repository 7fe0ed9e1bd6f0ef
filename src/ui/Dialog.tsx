import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { IconButton } from './Button.tsx'
import { classes } from './classes.ts'
import styles from './Dialog.module.css'

type Props = {
  title: string
  /** The id of the `dialog` element. */
  id?: string | undefined
  /** Left out of sight, the title still names the dialog. */
  showTitle?: boolean
  /** `full`: all of the page. */
  size?: 'sm' | 'md' | 'lg' | 'full'
  /** The cross; without a label there is none. */
  closeLabel?: string | null
  /** May Escape and a press on the backdrop close it? */
  dismissable?: boolean
  /** A darker page behind it. */
  dark?: boolean
  /** What is in it, for whoever listens to the page: `data-name`. */
  name?: string
  /** For tests of others: `data-cy`. */
  dataCy?: string | undefined
  role?: 'dialog' | 'alertdialog'
  /** Where the focus begins: with the text, with the first button below it, or with the first field. */
  begin?: 'title' | 'button' | 'field'
  children: ReactNode
  /** One or two buttons, the most important one first. */
  foot?: ReactNode
  onClose: () => void
}

const begins = { title: 'h2', button: `.${styles.foot} button`, field: 'input' } as const

/**
 * The platform's own modal dialog: the page behind it cannot be reached, focus stays inside and returns afterwards. On a phone it is a
 * sheet from below. While it is in the document it is open, and the page carries `data-modal`.
 */
export function Dialog({
  title,
  id,
  showTitle = true,
  size = 'md',
  closeLabel = null,
  dismissable = true,
  dark = false,
  name,
  dataCy,
  role = 'dialog',
  begin = 'title',
  children,
  foot,
  onClose,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const focus = useEffectEvent((shown: HTMLDialogElement) => {
    shown.querySelector<HTMLElement>(begins[begin])?.focus()
  })

  useEffect(() => {
    const shown = dialog.current
    if (!shown) return
    const before = document.activeElement
    shown.showModal()
    focus(shown)
    const page = document.documentElement
    page.dataset.modal = String(Number(page.dataset.modal ?? 0) + 1)
    return () => {
      const others = Number(page.dataset.modal ?? 1) - 1
      if (others > 0) page.dataset.modal = String(others)
      else delete page.dataset.modal
      shown.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])

  return (
    // The backdrop is part of the element: a press on the element itself is one beside what is in it.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same, through onCancel
    <dialog
      ref={dialog}
      id={id}
      className={classes(styles.dialog, size !== 'md' && styles[size], dark && styles.dark)}
      role={role === 'alertdialog' ? 'alertdialog' : undefined}
      aria-labelledby={heading}
      data-name={name}
      data-cy={dataCy}
      onCancel={(event) => {
        event.preventDefault() // closing is the owner's to do
        if (dismissable) onClose()
      }}
      onClose={({ currentTarget }) => {
        // A second Escape closes it whatever the page says.
        if (dismissable) onClose()
        else if (currentTarget.isConnected) currentTarget.showModal()
      }}
      onClick={(event) => {
        if (dismissable && event.target === event.currentTarget) onClose()
      }}
    >
      <div className={styles.in}>
        <div className={styles.head}>
          <h2 id={heading} className={showTitle ? 'title-section' : 'visually-hidden'} tabIndex={-1}>
            {title}
          </h2>
          {closeLabel !== null && <IconButton icon="close" label={closeLabel} onPress={onClose} />}
        </div>
        {children}
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </dialog>
  )
}
