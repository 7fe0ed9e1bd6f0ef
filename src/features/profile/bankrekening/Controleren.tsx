import { ibanIn, isDutchIban } from '#kit/typed/iban.ts'
import { ibanText } from '#kit/typed/ibanText.ts'
import { ButtonGroup } from '#kit/ui/Button.tsx'
import { Card } from '#kit/ui/Card.tsx'
import { downloadPdf } from '#kit/ui/download.ts'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { Form } from '#kit/ui/Form.tsx'
import { Numbered } from '#kit/ui/Numbered.tsx'
import { PasswordField } from '#kit/ui/PasswordField.tsx'
import { bones } from '#kit/ui/Skeleton.tsx'
import { useForm } from '#kit/ui/useForm.ts'
import type { AccessFacts } from '#model/access/access.ts'
import { getUser } from '#model/login/contract/session.ts'
import { overviewFor } from '#model/overview/contract.ts'
import { getPaymentIssuers } from '#model/payment/contract.ts'
import { getBankAccount, requestMandateForm } from '#model/profile/contract/bankAccount.ts'
import { ContactLink } from '#page/ContactLink.tsx'
import { useHeldReload } from '#page/draft/useUnsaved.ts'
import { flowCopy } from '#page/flow/copy.ts'
import { FlowColumn, FlowStep } from '#page/flow/FlowStep.tsx'
import { useFlow } from '#page/flow/useFlow.ts'
import { OwnUsername } from '#page/OwnUsername.tsx'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { WriteButton } from '#page/WriteButton.tsx'
import { useRead } from '#platform/api/client.ts'
import { atField } from '#platform/write/refusalText.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { ByIdeal } from './ByIdeal.tsx'
import { copy } from './copy.ts'
import { bankAccountFlow } from './flow.ts'
import styles from './Iban.module.css'

const byFormCopy = copy.form

/** `…/wijziging-bankrekening-controleren`: the old and the new account, and how the new one is confirmed. */
export default function Controleren() {
  const flow = useFlow(bankAccountFlow, '/instellingen/wijzig/bankrekeningnummer/wijziging-bankrekening-controleren')
  const iban = ibanIn(flow.draft.iban) ?? ''
  const isDutch = isDutchIban(iban)
  return (
    <FlowStep flow={flow} title={copy.check.heading} intro={isDutch ? copy.check.intro : copy.check.introForm}>
      <FlowColumn>
        <ReadBlock waiting={bones('10rem', '18rem')}>
          <div className="stack">
            <Card>
              <Accounts iban={iban} />
            </Card>
            {isDutch ? <ByIdeal iban={iban} /> : <ByForm iban={iban} done={flow.reset} />}
          </div>
        </ReadBlock>
      </FlowColumn>
    </FlowStep>
  )
}

Controleren.reads = ({ prepaid }: AccessFacts) => [getBankAccount, getUser, getPaymentIssuers, overviewFor(prepaid)]

function Accounts({ iban }: { iban: string }) {
  const { iban: old } = useRead(getBankAccount)
  const { firstName, lastName } = useRead(getUser)
  return (
    <Facts>
      <Fact term={copy.check.rows.old}>{old === null ? copy.check.noOld : <Iban>{old}</Iban>}</Fact>
      <Fact term={copy.check.rows.new}>
        <Iban>{iban}</Iban>
      </Fact>
      <Fact term={copy.check.rows.holder}>
        {firstName} {lastName}
      </Fact>
    </Facts>
  )
}

const Iban = ({ children }: { children: string }) => <span className={styles.iban}>{ibanText(children)}</span>

/** Links a foreign account with a form: refusing one is forbidden, and iDEAL does not reach it. `done`: the form was requested. */
function ByForm({ iban, done }: { iban: string; done: () => void }) {
  // The number is in memory only: a reload would lose it.
  useHeldReload(true)
  const form = useForm({ password: '' }, { password: (text) => (text === '' ? copy.check.password.required : null) })
  const asking = useWrite(requestMandateForm, {
    failed: flowCopy.document.failed,
    refusals: { ...copy.check.refusals, ...atField(form, 'password', { PASSWORD_WRONG: copy.check.password.wrong }) },
  })

  const ask = () =>
    asking.run({ iban, password: form.values.password }, ({ name, base64 }) => {
      downloadPdf(name, base64)
      done()
    })

  return (
    <Card>
      <Form review={form.review} onValid={() => void ask()} refusal={asking.refusal} short>
        <h2 className="title-card">{byFormCopy.title}</h2>
        <Numbered steps={byFormCopy.steps} />
        <p className="muted">{byFormCopy.after}</p>
        <OwnUsername />
        <PasswordField
          {...form.field('password')}
          label={copy.check.password.label}
          help={copy.check.password.help}
          autoComplete="current-password"
        />
        <ButtonGroup>
          <WriteButton variant="outline" icon="download" busy={asking.busy} busyLabel={flowCopy.document.busy}>
            {byFormCopy.button}
          </WriteButton>
        </ButtonGroup>
        <div>
          <ContactLink />
        </div>
      </Form>
    </Card>
  )
}
