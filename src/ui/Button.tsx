import { type ReactNode, useId } from 'react'
import { Button as AriaButton, type PressEvent } from 'react-aria-components/Button'
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
  onPress?: (event: PressEvent) => void
  autoFocus?: boolean
}

export function Button({ children, icon, type = 'button', busy = false, blocked, onPress, autoFocus, ...look }: Props) {
  const reason = useId()
  const idle = blocked !== null && blocked !== undefined
  const button = (
    <AriaButton
      type={idle ? 'button' : type}
      className={buttonClass(look)}
      isPending={busy !== false}
      {...(autoFocus && { autoFocus })}
      {...(idle ? { 'aria-describedby': reason } : onPress && { onPress })}
      {...(idle && { render: (props) => <button {...props} aria-disabled /> })}
    >
      {busy !== false ? <Spinner small silent /> : icon && <Icon name={icon} small />}
      {busy !== false ? busy : children}
    </AriaButton>
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
export function IconButton({ icon, label, onPress, isDisabled }: { icon: IconName; label: string; onPress: () => void; isDisabled?: boolean }) {
  return (
    <AriaButton className={styles.iconButton ?? ''} aria-label={label} onPress={onPress} isDisabled={isDisabled ?? false}>
      <Icon name={icon} />
    </AriaButton>
  )
}
