import { useEffect, useRef, useState } from 'react'
import { Button, ButtonGroup } from '#kit/ui/Button.tsx'
import { Field } from '#kit/ui/Field.tsx'
import { Form } from '#kit/ui/Form.tsx'
import { messageFor, useForm } from '#kit/ui/useForm.ts'
import { nameProblem } from '#model/usage/givenName.ts'
import { numberText } from '#model/usage/usage.ts'
import { toast } from '#platform/stores/toasts.ts'
import { namesCopy } from './copy.ts'
import { keeping } from './keeping.ts'
import styles from './Names.module.css'

const words = namesCopy.open

type Props = { number: string; name: string; done: () => void }

/** Gives one number a name, in the place of its row. */
export function NameForm({ number, name, done }: Props) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const part = useRef<HTMLLIElement>(null)
  useEffect(() => part.current?.querySelector('input')?.focus(), [])
  const form = useForm({ name }, { name: (text) => messageFor(nameProblem(text), words) })

  async function save() {
    if (busy) return
    setBusy(true)
    setRefusal(null)
    const isKept = await keeping()
      .then(({ saveName }) => saveName(number, form.values.name))
      .catch(() => false)
    setBusy(false)
    if (!isKept) return setRefusal(words.notSaved)
    toast({ id: 'call-names', text: words.saved, good: true })
    done()
  }

  return (
    <li ref={part} className={styles.form}>
      <Form review={form.review} onValid={() => void save()} refusal={refusal} short>
        <Field
          label={words.number(numberText(number))}
          help={words.help}
          autoComplete="off"
          maxLength={60}
          {...form.field('name')}
        />
        <ButtonGroup>
          <Button type="submit" variant="primary-green" busy={busy && words.busy}>
            {words.save}
          </Button>
          <Button variant="quiet" onPress={done}>
            {words.cancel}
          </Button>
        </ButtonGroup>
      </Form>
    </li>
  )
}
