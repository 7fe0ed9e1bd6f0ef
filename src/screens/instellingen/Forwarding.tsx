import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { updateNetworkSettings } from '../../api/contract/networkSettings.ts'
import type { Failure } from '../../api/failure.ts'
import { forwardNumberIn, forwardProblem } from '../../domain/networkSettings.ts'
import { phoneText } from '../../domain/phoneNumber.ts'
import { useWrite } from '../../order/useWrite.ts'
import { useBlocked } from '../../pwa/blocked.ts'
import { Button, ButtonGroup } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { said, useForm } from '../../ui/useForm.ts'
import { savingCopy } from './copy.ts'
import { networkCopy } from './netwerkCopy.ts'
import { SavingSwitch } from './SavingSwitch.tsx'
import styles from './Settings.module.css'

const copy = networkCopy.forward
const words = networkCopy.toggles.callForwarding

type Props = { on: boolean /** The number that calls are forwarded to now. */; to: string | null; own: string | null }

/** Call forwarding: turning it on asks for a number, turning it off is immediate. */
export function Forwarding({ on, to, own }: Props) {
  const { send, isUnheard } = useWrite(updateNetworkSettings)
  const [asks, setAsks] = useState(false)
  const part = useRef<HTMLDivElement>(null)
  const turn = (next: boolean, forwardTo?: string): Promise<Failure | null> =>
    send({ setting: 'callForwarding', on: next, ...(forwardTo !== undefined && { forwardTo }) })

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
        save={turn}
        isUnheard={isUnheard}
        text={on && to !== null ? copy.to(phoneText(to)) : words.hint}
      >
        {words.label}
      </SavingSwitch>
      {asks && !on && <ForwardTo own={own} turnOn={(number) => turn(true, number)} isUnheard={isUnheard} done={close} />}
    </div>
  )
}

type NumberProps = {
  own: string | null
  turnOn: (number: string) => Promise<Failure | null>
  isUnheard: () => boolean
  done: () => void
}

function ForwardTo({ own, turnOn, isUnheard, done }: NumberProps) {
  const offline = useBlocked()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const form = useForm({ number: '' }, { number: (text) => said(forwardProblem(text, own), copy.problems) })

  async function submit() {
    if (busy) return
    setBusy(true)
    setRefusal(null)
    const failure = await turnOn(forwardNumberIn(form.values.number) ?? '')
    setBusy(false)
    if (!failure) return done()
    if (failure.code === 'NUMBER_WRONG') form.refuse('number', copy.problems.invalid)
    else setRefusal(isUnheard() ? savingCopy.unknown : savingCopy.failed)
  }

  return (
    <div className={styles.sub}>
      <Form review={form.review} onValid={() => void submit()} refusal={refusal} short>
        <Field
          label={copy.label}
          help={copy.help}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={20}
          {...form.field('number')}
        />
        <ButtonGroup>
          <Button type="submit" busy={busy && savingCopy.saving} blocked={offline}>
            {copy.button}
          </Button>
          <Button variant="quiet" onPress={done}>
            {copy.cancel}
          </Button>
        </ButtonGroup>
      </Form>
    </div>
  )
}
