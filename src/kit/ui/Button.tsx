import { type MouseEvent, type ReactNode, useId } from 'react'
import styles from './Button.module.css'
import { classes } from './classes.ts'
import { Icon, type IconName } from './Icon.tsx'
import { Spinner } from './Spinner.tsx'

export type ButtonLook = {
  variant?: 'primary-green' | 'ink' | 'outline' | 'quiet' | 'danger' | 'paper'
  size?: 'medium' | 'small'
  wide?: boolean
}

/** The class of a button, for what is no Button and no ButtonLink (routes/Link) but looks like one: a label, a link to another site. */
export const buttonClass = ({ variant = 'ink', size = 'medium', wide }: ButtonLook): string =>
  classes(styles.button, variant !== 'ink' && styles[variant], size === 'small' && styles.small, wide && styles.wide)

type Props = ButtonLook & {
  children: ReactNode
  icon?: IconName
  /** Its name in the data layer (`data-name`). */
  name?: string | undefined
  type?: 'button' | 'submit'
  form?: string | undefined
  /** Shows the spinner with this label, or with `busyLabel`, and ignores presses. */
  busy?: string | boolean
  /** If known in advance, the button keeps the width of the longest label. */
  busyLabel?: string
  /** Why it cannot be pressed now; shown below. The button stays focusable. */
  blocked?: string | null | undefined
  /** The reason is visible elsewhere already: here it is only spoken, and the layout does not change. */
  reasonSpoken?: boolean
  onPress?: () => void
}

/**
 * A native button without a library, because the login screen must be small. While busy or blocked it keeps the focus and ignores presses.
 */
export function Button({
  children,
  icon,
  name,
  type = 'button',
  form,
  busy = false,
  busyLabel,
  blocked = null,
  reasonSpoken = false,
  onPress,
  ...look
}: Props) {
  const reason = useId()
  const idle = blocked !== null
  const still = idle || busy !== false
  const button = (
    <button
      name={name}
      type={still ? 'button' : type}
      form={form}
      className={classes(buttonClass(look), busyLabel !== undefined && styles.layers)}
      onClick={still ? undefined : onPress}
      {...(still && { 'aria-disabled': true })}
      {...(busy !== false && { 'aria-busy': true })}
      {...(idle && { 'aria-describedby': reason })}
    >
      {busyLabel === undefined ? (
        content(busy !== false, busy === true ? children : busy || children, icon)
      ) : (
        <>
          <span className={styles.layer} data-off={busy !== false || undefined}>
            {content(false, children, icon)}
          </span>
          <span className={styles.layer} data-off={busy === false || undefined}>
            {content(true, busyLabel)}
          </span>
        </>
      )}
    </button>
  )
  // The elements around the button never change. Otherwise React would remount the button when the network drops, and the focus would be
  // lost.
  return (
    <div className={idle ? styles.blocked : styles.free}>
      {button}
      {idle && (
        <p id={reason} className={reasonSpoken ? 'visually-hidden' : 'small muted'}>
          {blocked}
        </p>
      )}
    </div>
  )
}

const content = (busy: boolean, label: ReactNode, icon?: IconName) => (
  <>
    {busy ? <Spinner small silent /> : icon && <Icon name={icon} small />}
    {label}
  </>
)

/** While one button sends, the others of its group wait: "Nee, toch niet" would undo nothing. */
function waitForBusy(event: MouseEvent<HTMLElement>): void {
  if (event.currentTarget.querySelector('[aria-busy]') === null) return
  event.preventDefault()
  event.stopPropagation()
}

/** Buttons side by side; on phones stacked, each as wide as the page. */
export function ButtonGroup({ children }: { children: ReactNode }) {
  return (
    <div className={styles.buttonGroup} onClickCapture={waitForBusy}>
      {children}
    </div>
  )
}

/** A round button with only an icon, so its name is required. Disabled, it keeps the focus and ignores presses. */
export function IconButton({
  icon,
  label,
  onPress,
  isDisabled = false,
  keys,
}: {
  icon: IconName
  label: string
  onPress: () => void
  isDisabled?: boolean
  /** The keys that do the same, as `aria-keyshortcuts` writes them. */
  keys?: string
}) {
  return (
    <button
      type="button"
      className={styles.iconButton}
      aria-label={label}
      aria-keyshortcuts={keys}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onPress}
    >
      <Icon name={icon} />
    </button>
  )
}
