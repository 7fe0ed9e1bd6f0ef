import { type ReactNode, useId } from 'react'
import styles from './Button.module.css'
import { classes } from './classes.ts'
import { Icon, type IconName } from './Icon.tsx'
import { Spinner } from './Spinner.tsx'

export type ButtonLook = {
  variant?: 'green' | 'ink' | 'outline' | 'quiet' | 'danger' | 'paper'
  size?: 'medium' | 'small'
  wide?: boolean
}

/** The class of a button, for links that look like one. */
export const buttonClass = ({ variant = 'ink', size = 'medium', wide }: ButtonLook): string =>
  classes(styles.button, variant !== 'ink' && styles[variant], size === 'small' && styles.small, wide && styles.wide)

type Props = ButtonLook & {
  children: ReactNode
  icon?: IconName
  type?: 'button' | 'submit'
  /** Shows the spinner with this label and ignores presses. */
  busy?: string | false
  /** Why it cannot be pressed now; shown below. The button stays focusable. */
  blocked?: string | null | undefined
  onPress?: () => void
}

/**
 * The platform's own button: it needs no library, and the login screen must be small. Busy or blocked it keeps the focus and does
 * nothing.
 */
export function Button({ children, icon, type = 'button', busy = false, blocked = null, onPress, ...look }: Props) {
  const reason = useId()
  const idle = blocked !== null
  const still = idle || busy !== false
  const button = (
    <button
      type={still ? 'button' : type}
      className={buttonClass(look)}
      onClick={still ? undefined : onPress}
      {...(still && { 'aria-disabled': true })}
      {...(busy !== false && { 'aria-busy': true })}
      {...(idle && { 'aria-describedby': reason })}
    >
      {busy !== false ? <Spinner small silent /> : icon && <Icon name={icon} small />}
      {busy !== false ? busy : children}
    </button>
  )
  if (!idle) return button
  return (
    <div className={styles.blocked}>
      {button}
      <p id={reason} className="small muted">
        {blocked}
      </p>
    </div>
  )
}

/** A round button with only a drawing, so it always has a name. */
export function IconButton({
  icon,
  label,
  onPress,
  isDisabled,
}: {
  icon: IconName
  label: string
  onPress: () => void
  isDisabled?: boolean
}) {
  return (
    <button type="button" className={styles.iconButton} aria-label={label} onClick={onPress} disabled={isDisabled}>
      <Icon name={icon} />
    </button>
  )
}
