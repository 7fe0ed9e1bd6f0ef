import { useState } from 'react'
import { Button } from '#kit/ui/Button.tsx'
import { Field } from '#kit/ui/Field.tsx'
import { Form } from '#kit/ui/Form.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { messageFor, useForm } from '#kit/ui/useForm.ts'
import { eidProblem } from '#model/sim/esim.ts'
import { esimCopy } from '../esimCopy.ts'

const copy = esimCopy.eid

/** Checks by its EID whether a phone supports eSIM. The EID is checked on the device and never sent or stored. */
export function EidCheck() {
  const form = useForm({ eid: '' }, { eid: (text) => messageFor(eidProblem(text), copy) })
  const [right, setRight] = useState<string | null>(null)
  return (
    <div className="stack">
      <p>{copy.check}</p>
      <p className="small muted">{copy.where}</p>
      <Form review={form.review} onValid={() => setRight(form.values.eid)} short>
        <Field
          {...form.field('eid')}
          label={copy.label}
          help={copy.hint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={200}
        />
        <div role="status">{right !== null && right === form.values.eid && <Notice tone="good">{copy.right}</Notice>}</div>
        <Button type="submit" variant="outline">
          {copy.button}
        </Button>
      </Form>
    </div>
  )
}
