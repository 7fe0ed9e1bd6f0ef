import { useState } from 'react'
import { type MfaSettings, startMfaChange } from '../../api/contract/mfa.ts'
import type { MfaMethod } from '../../api/contract/session.ts'
import { useWrite } from '../../order/useWrite.ts'
import { useBlocked } from '../../pwa/blocked.ts'
import { hasNetwork } from '../../stores/connection.ts'
import { confirm } from '../../stores/modal.ts'
import { Button, ButtonGroup } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Form } from '../../ui/Form.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { RadioCards } from '../../ui/RadioCards.tsx'
import { useForm } from '../../ui/useForm.ts'
import { failureText } from '../failureText.ts'
import { mfaCopy as copy } from './mfaCopy.ts'

type Props = {
  settings: MfaSettings
  wanted: 'on' | 'off'
  button: string
  started: () => void
  /** Null: there is nothing to go back to. */
  cancel: (() => void) | null
}

const methods: readonly MfaMethod[] = ['SMS', 'EMAIL']

const refusals: Readonly<Record<string, string>> = {
  PASSWORD_BLOCKED: copy.passwordBlocked,
  CODE_BLOCKED: copy.blocked,
  SIM_BLOCKED: copy.simBlocked,
  UNSUPPORTED: copy.status.UNSUPPORTED_PLATFORM,
}

/** Asks for the method, if there is a choice, and the password. Then sends a code. */
export function MfaStart({ settings, wanted, button, started, cancel }: Props) {
  const { method, destinations, simBlocked } = settings
  const offline = useBlocked()
  const starting = useWrite(startMfaChange)
  const [refusal, setRefusal] = useState<string | null>(null)
  const open = methods.filter((own) => (own !== 'SMS' || !simBlocked) && (settings.status !== 'ACTIVE' || own !== method))
  const form = useForm(
    { method: open[0] ?? 'EMAIL', password: '' },
    { password: (text) => (text === '' ? copy.passwordRequired : null) },
  )

  async function start() {
    setRefusal(null)
    if (wanted === 'off' && !(await confirm(copy.ask))) return
    const input = { wanted, method: form.values.method as MfaMethod, password: form.values.password }
    const failure = await starting.send(input, () => {
      form.set('password', '')
      started()
    })
    if (!failure) return
    if (failure.code === 'PASSWORD_WRONG') return form.refuse('password', copy.passwordWrong)
    // The setting was changed in another tab. The refetched screen shows that.
    if (failure.code === 'UNCHANGED') return
    setRefusal(refusals[failure.code ?? ''] ?? (failure.kind === 'refused' ? copy.error : failureText(failure, hasNetwork())))
  }

  return (
    <Card>
      <Form review={form.review} onValid={() => void start()} refusal={refusal} short>
        {wanted === 'on' && (
          <RadioCards
            label={copy.methodTitle}
            {...form.field('method')}
            options={methods.map((value) => ({
              value,
              title: copy.methods[value](destinations[value]),
              ...(!open.includes(value) && { unavailable: value === method ? copy.already : copy.simBlocked }),
            }))}
          />
        )}
        <PasswordField label={copy.password} autoComplete="current-password" {...form.field('password')} />
        <ButtonGroup>
          <Button
            type="submit"
            variant={wanted === 'on' ? 'primary-green' : 'danger'}
            busy={starting.busy && copy.sending}
            blocked={offline}
          >
            {button}
          </Button>
          {cancel && (
            <Button variant="quiet" onPress={cancel}>
              {copy.cancel}
            </Button>
          )}
        </ButtonGroup>
      </Form>
    </Card>
  )
}
