import { useState } from 'react'
import { Button } from '#kit/ui/Button.tsx'
import { Form } from '#kit/ui/Form.tsx'
import { messageFor, useForm } from '#kit/ui/useForm.ts'
import { codeIn, codeProblem } from '#model/login/secondFactor.ts'
import { MOST_TRIES, triesLeft } from '#model/security/emergencyCard.ts'
import type { NotOpened } from '#platform/sealed/openBox.ts'
import { AppCodeField } from '../fields/AppCodeField.tsx'
import { Refusal } from '../WriteButton.tsx'
import { openingCopy as shared } from './openingCopy.ts'

type CodeWords = { left: (left: number) => string; button: string; forgotten: string }
type DeviceWords = { body: string; button: string; broken: string }

/** An attempt: why it did not open; null when it did, or when there is nothing to open any more. */
type Attempt<Given extends unknown[]> = (...given: Given) => Promise<NotOpened | null>

/** Opens what an app code seals. `tries`: wrong codes so far. */
export function OpenByCode({
  tries: before,
  words,
  attempt,
}: {
  tries: number
  words: CodeWords
  attempt: Attempt<[code: string]>
}) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [tries, setTries] = useState(before)
  const form = useForm({ code: '' }, { code: (text) => messageFor(codeProblem(text), shared.code) })

  async function submit() {
    const typed = codeIn(form.values.code)
    if (typed === null || busy) return
    setBusy(true)
    setRefusal(null)
    try {
      const why = await attempt(typed)
      if (why?.kind === 'wrong') {
        setTries(MOST_TRIES - why.left)
        form.refuse('code', shared.code.wrong)
      } else if (why) setRefusal(shared.unsure)
    } catch {
      setRefusal(shared.missing) // the code could not be loaded, so no attempt was counted
    } finally {
      setBusy(false)
    }
  }

  return (
    <Form review={form.review} onValid={() => void submit()} refusal={refusal} short>
      <AppCodeField
        {...form.field('code')}
        label={shared.code.label}
        help={tries === 0 ? shared.code.help : words.left(triesLeft(tries))}
      />
      <Button type="submit" variant="primary-green" wide busy={busy && shared.code.busy}>
        {words.button}
      </Button>
      <p className="small muted">{words.forgotten}</p>
    </Form>
  )
}

/** Opens what the device's own check seals. */
export function OpenByDevice({ words, attempt }: { words: DeviceWords; attempt: Attempt<[]> }) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function ask() {
    setBusy(true)
    setRefusal(null)
    try {
      const why = await attempt()
      if (why) setRefusal(why.kind === 'stopped' ? shared.device.stopped : words.broken)
    } catch {
      setRefusal(shared.missing)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Refusal text={refusal} />
      <p className="muted">{words.body}</p>
      <Button variant="primary-green" wide busy={busy && shared.device.busy} onPress={() => void ask()}>
        {words.button}
      </Button>
    </>
  )
}
