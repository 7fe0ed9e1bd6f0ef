import { type ReactNode, useState } from 'react'
import type { ControlName, QuietName } from '../../analytics/names.ts'
import type { Failure } from '../../api/failure.ts'
import { useBlocked } from '../../pwa/blocked.ts'
import { toast } from '../../stores/toasts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { savingCopy as copy } from './copy.ts'
import styles from './Settings.module.css'

/** The outcome of the last save, when it was not a success. */
type Told = 'failed' | 'unknown'

type Props = {
  name: ControlName | QuietName
  checked: boolean
  /** Saves the value and resolves after `checked` is updated. Returns the failure, or null on success. */
  save: (on: boolean) => Promise<Failure | null>
  /** True when the server never answered the last save. */
  isUnheard: () => boolean
  children: ReactNode
  text?: ReactNode
  /** Replaces "Opgeslagen.". */
  savedText?: string
  /** Why the switch is disabled, apart from the connection. */
  blocked?: string | null
  ask?: (on: boolean) => Promise<boolean>
}

/** A switch that saves immediately and returns to the server's value on failure. */
export function SavingSwitch({ name, checked, save, isUnheard, children, text, savedText, blocked = null, ask }: Props) {
  const offline = useBlocked()
  const [wanted, setWanted] = useState<boolean | null>(null)
  const [told, setTold] = useState<Told | null>(null)

  async function change(on: boolean) {
    if (wanted !== null || (ask && !(await ask(on)))) return
    setTold(null)
    setWanted(on)
    const failure = await save(on)
    setWanted(null)
    // A toast, so that the content below the switch does not shift.
    if (!failure) toast({ id: `saved-${name}`, text: savedText ?? copy.saved, good: true })
    else setTold(isUnheard() ? 'unknown' : 'failed')
  }

  return (
    <div>
      <Switch
        name={name}
        checked={wanted ?? checked}
        onChange={(on) => void change(on)}
        text={text}
        busy={wanted !== null}
        blocked={offline ?? blocked}
      >
        {children}
      </Switch>
      <p className={styles.told} role="status" data-tone={told ?? undefined}>
        {wanted !== null && <span className="visually-hidden">{copy.saving}</span>}
        {wanted === null && told !== null && (
          <>
            <Icon name="warning" small />
            {copy[told]}
          </>
        )}
      </p>
    </div>
  )
}
