import { type ReactNode, useState } from 'react'
import { Icon } from '#kit/ui/Icon.tsx'
import { Switch } from '#kit/ui/Switch.tsx'
import type { Write } from '#model/operation.ts'
import type { ControlName, QuietName } from '#platform/analytics/names.ts'
import { useBlocked } from '#platform/connection/blocked.ts'
import { toast } from '#platform/stores/toasts.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { savingCopy } from '../copy.ts'
import styles from './Settings.module.css'

type Props<Input> = {
  name: ControlName | QuietName
  checked: boolean
  /** Saves the value. `checked` is read again after it. */
  operation: Write<Input, unknown>
  input: (on: boolean) => Input
  children: ReactNode
  text?: ReactNode
  /** Replaces "Opgeslagen.". */
  savedText?: string
  /** Why the switch is disabled, apart from the connection. */
  blocked?: string | null
  ask?: (on: boolean) => Promise<boolean>
}

/** A switch that saves immediately and returns to the server's value on failure. */
export function SavingSwitch<Input>({
  name,
  checked,
  operation,
  input,
  children,
  text,
  savedText,
  blocked = null,
  ask,
}: Props<Input>) {
  const offline = useBlocked()
  const [wanted, setWanted] = useState<boolean | null>(null)
  const saving = useWrite(operation, { failed: savingCopy.failed, outcomeUnknown: savingCopy.unknown })

  async function change(on: boolean) {
    if (wanted !== null || (ask && !(await ask(on)))) return
    setWanted(on)
    const failure = await saving.run(input(on))
    setWanted(null)
    // A toast, so that the content below the switch does not shift.
    if (!failure) toast({ id: `saved-${name}`, text: savedText ?? savingCopy.saved, good: true })
  }

  return (
    // The search leads here.
    <div id={name} tabIndex={-1}>
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
      <p className={styles.told} role="status" data-tone={saving.refusal === null ? undefined : 'bad'}>
        {wanted !== null && <span className="visually-hidden">{savingCopy.saving}</span>}
        {saving.refusal !== null && (
          <>
            <Icon name="warning" small />
            {saving.refusal}
          </>
        )}
      </p>
    </div>
  )
}
