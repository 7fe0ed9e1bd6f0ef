import { Button, ButtonGroup } from '#kit/ui/Button.tsx'
import { Card } from '#kit/ui/Card.tsx'
import { Form } from '#kit/ui/Form.tsx'
import { PasswordField } from '#kit/ui/PasswordField.tsx'
import { RadioCards } from '#kit/ui/RadioCards.tsx'
import { useForm } from '#kit/ui/useForm.ts'
import { type MfaSettings, startMfaChange } from '#model/login/contract/mfa.ts'
import type { MfaMethod } from '#model/login/contract/session.ts'
import { OwnUsername } from '#page/OwnUsername.tsx'
import { WriteButton } from '#page/WriteButton.tsx'
import { confirm } from '#platform/stores/modal.ts'
import { atField } from '#platform/write/refusalText.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { mfaSettingsCopy } from './mfaCopy.ts'

type Props = {
  settings: MfaSettings
  wanted: 'on' | 'off'
  button: string
  started: () => void
  /** Null: there is nothing to go back to. */
  cancel: (() => void) | null
}

const methods: readonly MfaMethod[] = ['SMS', 'EMAIL']

const refusals = {
  PASSWORD_TOO_OFTEN: mfaSettingsCopy.passwordTooOften,
  CODE_BLOCKED: mfaSettingsCopy.blocked,
  SIM_BLOCKED: mfaSettingsCopy.simBlocked,
  UNSUPPORTED: mfaSettingsCopy.status.UNSUPPORTED_PLATFORM,
  /** The setting was changed in another tab. The refetched screen shows that. */
  UNCHANGED: null,
}

/** Asks for the method, if there is a choice, and the password. Then sends a code. */
export function MfaStart({ settings, wanted, button, started, cancel }: Props) {
  const { method, destinations, simBlocked } = settings
  const open = methods.filter((own) => (own !== 'SMS' || !simBlocked) && (settings.status !== 'ACTIVE' || own !== method))
  const form = useForm(
    { method: open[0] ?? 'EMAIL', password: '' },
    { password: (text) => (text === '' ? mfaSettingsCopy.passwordRequired : null) },
  )
  const starting = useWrite(startMfaChange, {
    failed: mfaSettingsCopy.error,
    refusals: { ...refusals, ...atField(form, 'password', { PASSWORD_WRONG: mfaSettingsCopy.passwordWrong }) },
  })

  async function start() {
    if (wanted === 'off' && !(await confirm(mfaSettingsCopy.ask))) return
    const input = { wanted, method: form.values.method as MfaMethod, password: form.values.password }
    await starting.run(input, () => {
      form.set('password', '')
      started()
    })
  }

  return (
    <Card>
      <Form review={form.review} onValid={() => void start()} refusal={starting.refusal} short>
        {wanted === 'on' && (
          <RadioCards
            label={mfaSettingsCopy.methodTitle}
            {...form.field('method')}
            options={methods.map((value) => ({
              value,
              title: mfaSettingsCopy.methods[value](destinations[value]),
              ...(!open.includes(value) && {
                unavailable: value === method ? mfaSettingsCopy.already : mfaSettingsCopy.simBlocked,
              }),
            }))}
          />
        )}
        <OwnUsername />
        <PasswordField label={mfaSettingsCopy.password} autoComplete="current-password" {...form.field('password')} />
        <ButtonGroup>
          <WriteButton variant={wanted === 'on' ? 'primary-green' : 'danger'} busy={starting.busy && mfaSettingsCopy.sending}>
            {button}
          </WriteButton>
          {cancel && (
            <Button variant="quiet" onPress={cancel}>
              {mfaSettingsCopy.cancel}
            </Button>
          )}
        </ButtonGroup>
      </Form>
    </Card>
  )
}
