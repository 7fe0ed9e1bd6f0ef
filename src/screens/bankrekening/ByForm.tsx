import { useState } from 'react'
import { requestMandateForm } from '../../api/contract/bankAccount.ts'
import { flowCopy } from '../../flow/copy.ts'
import { useHeldReload } from '../../flow/useUnsaved.ts'
import { useWrite } from '../../order/useWrite.ts'
import { useBlocked } from '../../pwa/blocked.ts'
import { Button, ButtonGroup } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { downloadPdf } from '../../ui/download.ts'
import { Form } from '../../ui/Form.tsx'
import { Numbered } from '../../ui/Numbered.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { useForm } from '../../ui/useForm.ts'
import { ContactLink } from '../ContactLink.tsx'
import { notSaved } from '../notSaved.ts'
import { bankAccountCopy } from './copy.ts'

const copy = bankAccountCopy.form
const { password: words, refused } = bankAccountCopy.check
const refusals: Readonly<Record<string, string>> = refused

/** Links a foreign account with a form: refusing one is forbidden, and iDEAL does not reach it. `done`: the form was requested. */
export function ByForm({ iban, done }: { iban: string; done: () => void }) {
  // The number is in memory only: a reload would lose it.
  useHeldReload(true)
  const offline = useBlocked()
  const asking = useWrite(requestMandateForm)
  const [refusal, setRefusal] = useState<string | null>(null)
  const form = useForm({ password: '' }, { password: (text) => (text === '' ? words.required : null) })

  async function ask() {
    setRefusal(null)
    const failure = await asking.send({ iban, password: form.values.password }, ({ name, base64 }) => {
      downloadPdf(name, base64)
      done()
    })
    if (!failure) return
    if (failure.code === 'PASSWORD_WRONG') form.refuse('password', words.wrong)
    else setRefusal(refusals[failure.code ?? ''] ?? notSaved(failure, asking.isUnheard(), flowCopy.document.failed))
  }

  return (
    <Card>
      <Form review={form.review} onValid={() => void ask()} refusal={refusal} short>
        <h2 className="title-card">{copy.title}</h2>
        <Numbered steps={copy.steps} />
        <p className="muted">{copy.after}</p>
        <PasswordField {...form.field('password')} label={words.label} help={words.help} autoComplete="current-password" />
        <ButtonGroup>
          <Button
            type="submit"
            variant="outline"
            icon="download"
            busy={asking.busy}
            busyLabel={flowCopy.document.busy}
            blocked={offline}
          >
            {copy.button}
          </Button>
        </ButtonGroup>
        <div>
          <ContactLink />
        </div>
      </Form>
    </Card>
  )
}
