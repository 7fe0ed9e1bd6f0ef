import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { phoneText } from '#kit/typed/phoneNumber.ts'
import { Button, ButtonGroup } from '#kit/ui/Button.tsx'
import { Field } from '#kit/ui/Field.tsx'
import { Form } from '#kit/ui/Form.tsx'
import { messageFor, useForm } from '#kit/ui/useForm.ts'
import { updateNetworkSettings } from '#model/profile/contract/networkSettings.ts'
import { forwardNumberIn, forwardProblem } from '#model/profile/networkSettings.ts'
import { WriteButton } from '#page/WriteButton.tsx'
import { atField } from '#platform/write/refusalText.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { savingCopy } from './copy.ts'
import { networkCopy } from './netwerkCopy.ts'
import { SavingSwitch } from './shared/SavingSwitch.tsx'
import styles from './shared/Settings.module.css'

const words = networkCopy.toggles.callForwarding

type Props = { on: boolean /** The number that calls are forwarded to now. */; to: string | null; own: string | null }

/** Call forwarding: turning it on asks for a number, turning it off is immediate. */
export function Forwarding({ on, to, own }: Props) {
  const [asks, setAsks] = useState(false)
  const part = useRef<HTMLDivElement>(null)

  /** The field disappears, so the switch takes the focus. */
  function close() {
    flushSync(() => setAsks(false))
    part.current?.querySelector<HTMLElement>('[role="switch"]')?.focus()
  }

  return (
    <div ref={part}>
      <SavingSwitch
        name="callForwarding"
        checked={on}
        ask={async (next) => {
          if (next) setAsks(true)
          return !next
        }}
        operation={updateNetworkSettings}
        input={(next) => ({ setting: 'callForwarding' as const, on: next })}
        text={on && to !== null ? networkCopy.forward.to(phoneText(to)) : words.hint}
      >
        {words.label}
      </SavingSwitch>
      {asks && !on && <ForwardTo own={own} done={close} />}
    </div>
  )
}

function ForwardTo({ own, done }: { own: string | null; done: () => void }) {
  const form = useForm({ number: '' }, { number: (text) => messageFor(forwardProblem(text, own), networkCopy.forward.problems) })
  const saving = useWrite(updateNetworkSettings, {
    failed: savingCopy.failed,
    outcomeUnknown: savingCopy.unknown,
    refusals: atField(form, 'number', { NUMBER_WRONG: networkCopy.forward.problems.invalid }),
  })
  const turnOn = () =>
    saving.run({ setting: 'callForwarding', on: true, forwardTo: forwardNumberIn(form.values.number) ?? '' }, done)

  return (
    <div className={styles.sub}>
      <Form review={form.review} onValid={() => void turnOn()} refusal={saving.refusal} short>
        <Field
          label={networkCopy.forward.label}
          help={networkCopy.forward.help}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={20}
          {...form.field('number')}
        />
        <ButtonGroup>
          <WriteButton variant="ink" busy={saving.busy && savingCopy.saving}>
            {networkCopy.forward.button}
          </WriteButton>
          <Button variant="quiet" onPress={done}>
            {networkCopy.forward.cancel}
          </Button>
        </ButtonGroup>
      </Form>
    </div>
  )
}
