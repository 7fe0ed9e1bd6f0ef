import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { IconButton } from './Button.tsx'
import { classes } from './classes.ts'
import styles from './Dialog.module.css'
import { whenBack } from './openDialogs.ts'

type Props = {
  title: string
  id?: string | undefined
  /** A hidden title still names the dialog. */
  showTitle?: boolean
  /** `full`: the whole page. */
  size?: 'sm' | 'md' | 'lg' | 'full'
  /** The label of the close button; null removes the button. */
  closeLabel?: string | null
  /** Do Escape and a press on the backdrop close it? Back does when one of these or the close button does. */
  dismissable?: boolean
  /** Darkens the page behind it further. */
  dark?: boolean
  /** The `data-name` for analytics. */
  name?: string
  /** The `data-cy` for external tests. */
  dataCy?: string | undefined
  role?: 'dialog' | 'alertdialog'
  /** The initial focus: the text, the first button below it, or the first field. */
  begin?: 'title' | 'button' | 'field'
  children: ReactNode
  /** One or two buttons, primary first. */
  foot?: ReactNode
  onClose: () => void
}

const begins = { title: 'h2', button: `.${styles.foot} button`, field: 'input:not([hidden])' } as const

/**
 * A native modal dialog: the page behind it is inert, focus stays inside and returns afterwards. On a phone it is a bottom sheet. It is
 * open as long as it is mounted, and the page then carries `data-modal`.
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
  /** The last press began on the backdrop. */
  const isOutside = useRef(false)
  const heading = useId()
  const focus = useEffectEvent((shown: HTMLDialogElement) => {
    shown.querySelector<HTMLElement>(begins[begin])?.focus()
  })

  const leave = useEffectEvent((): true => {
    if (dismissable || closeLabel !== null) onClose()
    return true
  })
  useEffect(() => whenBack(() => leave()), [])

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
      const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected
      const back = isThere ? before : document.querySelector<HTMLElement>('main h1')
      back?.focus({ preventScroll: true })
    }
  }, [])

  return (
    // The backdrop belongs to the element: a press whose target is the dialog itself was outside its content.
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
        event.preventDefault() // the owner closes it
        if (dismissable) onClose()
      }}
      onClose={({ currentTarget }) => {
        // A second Escape closes the dialog even if the page prevents it.
        if (dismissable) onClose()
        else if (currentTarget.isConnected) currentTarget.showModal()
      }}
      // A selection of text that ends outside clicks on the dialog too.
      onPointerDown={({ target, currentTarget }) => {
        isOutside.current = target === currentTarget
      }}
      onClick={({ target, currentTarget }) => {
        if (dismissable && isOutside.current && target === currentTarget) onClose()
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
