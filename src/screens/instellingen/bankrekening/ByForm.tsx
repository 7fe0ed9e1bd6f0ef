import { requestMandateForm } from '../../../api/contract/bankAccount.ts'
import { useBlocked } from '../../../connection/blocked.ts'
import { atField } from '../../../deed/refusalText.ts'
import { useDeed } from '../../../deed/useDeed.ts'
import { useHeldReload } from '../../../draft/useUnsaved.ts'
import { flowCopy } from '../../../flow/copy.ts'
import { ContactLink } from '../../../page/ContactLink.tsx'
import { Button, ButtonGroup } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { downloadPdf } from '../../../ui/download.ts'
import { Form } from '../../../ui/Form.tsx'
import { Numbered } from '../../../ui/Numbered.tsx'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import { useForm } from '../../../ui/useForm.ts'
import { bankAccountCopy } from './copy.ts'

const copy = bankAccountCopy.form
const { password: words, refused } = bankAccountCopy.check

/** Links a foreign account with a form: refusing one is forbidden, and iDEAL does not reach it. `done`: the form was requested. */
export function ByForm({ iban, done }: { iban: string; done: () => void }) {
  // The number is in memory only: a reload would lose it.
  useHeldReload(true)
  const offline = useBlocked()
  const form = useForm({ password: '' }, { password: (text) => (text === '' ? words.required : null) })
  const asking = useDeed(requestMandateForm, {
    failed: flowCopy.document.failed,
    refusals: { ...refused, ...atField(form, 'password', { PASSWORD_WRONG: words.wrong }) },
  })

  const ask = () =>
    asking.run({ iban, password: form.values.password }, ({ name, base64 }) => {
      downloadPdf(name, base64)
      done()
    })

  return (
    <Card>
      <Form review={form.review} onValid={() => void ask()} refusal={asking.refusal} short>
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
