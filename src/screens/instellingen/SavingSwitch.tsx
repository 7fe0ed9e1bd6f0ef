import { type ReactNode, useState } from 'react'
import type { Failure } from '../../api/failure.ts'
import { useBlocked } from '../../pwa/blocked.ts'
import { toast } from '../../stores/toasts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { savingCopy as copy } from './copy.ts'
import styles from './Settings.module.css'

/** What went wrong with the last press. */
type Told = 'failed' | 'unknown'

type Props = {
  name: string
  /** As the server says it is. */
  checked: boolean
  /** Saves it, and is done when `checked` is what the server says now. Answers what went wrong, or null. */
  save: (on: boolean) => Promise<Failure | null>
  /** Did nobody say what became of the last one? */
  isUnheard: () => boolean
  children: ReactNode
  text?: ReactNode
  /** In place of "Opgeslagen.". */
  savedText?: string
  /** Why it cannot be changed now, besides the connection. */
  blocked?: string | null
  /** Asks first; false leaves it as it is. */
  ask?: (on: boolean) => Promise<boolean>
}

/** A setting that saves by itself, says so, and is what the server says again when that failed. */
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
    // Said at the bottom: what stands below the switch does not move under the finger.
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
