import { useEffect, useEffectEvent } from 'react'
import { ibanIn, isDutchIban } from '#kit/typed/iban.ts'
import { ibanText } from '#kit/typed/ibanText.ts'
import { ButtonGroup } from '#kit/ui/Button.tsx'
import { Card } from '#kit/ui/Card.tsx'
import { Checkbox } from '#kit/ui/Checkbox.tsx'
import { downloadPdf } from '#kit/ui/download.ts'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { Form } from '#kit/ui/Form.tsx'
import { focusOn } from '#kit/ui/focusOn.ts'
import { Numbered } from '#kit/ui/Numbered.tsx'
import { PasswordField } from '#kit/ui/PasswordField.tsx'
import { bones } from '#kit/ui/Skeleton.tsx'
import { useForm } from '#kit/ui/useForm.ts'
import type { AccessFacts } from '#model/access/access.ts'
import { getUser } from '#model/login/contract/session.ts'
import { overviewFor } from '#model/overview/contract.ts'
import { getPaymentIssuers } from '#model/payment/contract.ts'
import { VERIFICATION } from '#model/profile/bankAccount.ts'
import { getBankAccount, requestMandateForm } from '#model/profile/contract/bankAccount.ts'
import { ContactLink } from '#page/ContactLink.tsx'
import { useHeldReload } from '#page/draft/useUnsaved.ts'
import { flowCopy } from '#page/flow/copy.ts'
import { FlowColumn, FlowStep } from '#page/flow/FlowStep.tsx'
import { useFlow } from '#page/flow/useFlow.ts'
import { useOrder } from '#page/flow/useOrder.ts'
import { OwnUsername } from '#page/OwnUsername.tsx'
import { Ideal } from '#page/order/Ideal.tsx'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { WriteButton } from '#page/WriteButton.tsx'
import { useRead } from '#platform/api/client.ts'
import type { Failure } from '#platform/api/failure.ts'
import { useIsPrepaid } from '#platform/session/visitor.ts'
import type { OrderState } from '#platform/write/machine.ts'
import { atField } from '#platform/write/refusalText.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { copy } from './copy.ts'
import { bankAccountFlow } from './flow.ts'
import styles from './Iban.module.css'
import { useRefund } from './refund.ts'

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

/** States in which nothing is being sent. A reload would lose the number, which is in memory only. */
const unsent: readonly OrderState['kind'][] = ['open', 'failed', 'unpaid']

const isAboutPassword = ({ code }: Failure) => code === 'PASSWORD_WRONG'
const flow = { ...bankAccountFlow, isSlip: isAboutPassword }

/** A payment of one cent from the new account proves whose account it is; the password proves who asks. */
function ByIdeal({ iban }: { iban: string }) {
  const isPrepaid = useIsPrepaid()
  const refund = useRefund()
  const order = useOrder(flow, true)
  const { standing } = order
  const failure = standing.kind === 'failed' ? standing.failure : null
  const isWrong = failure !== null && isAboutPassword(failure)
  // Leaving for the bank is not a reload.
  useHeldReload(unsent.includes(standing.kind))
  const required = isPrepaid ? copy.check.mandateRequiredPrepaid : copy.check.mandateRequired
  const form = useForm(
    { password: '', mandate: false },
    {
      password: (text) => (text === '' ? copy.check.password.required : null),
      mandate: (given) => (given ? null : required),
    },
  )

  const onWrong = useEffectEvent(() => form.refuse('password', copy.check.password.wrong))
  useEffect(() => {
    if (failure && isAboutPassword(failure)) onWrong()
  }, [failure])

  function isReady(): boolean {
    const [first] = form.review()
    if (first) focusOn(first.id)
    return first === undefined
  }

  return (
    <Card className="stack">
      <OwnUsername />
      <PasswordField
        {...form.field('password')}
        label={copy.check.password.label}
        help={copy.check.password.help}
        autoComplete="current-password"
      />
      <Checkbox {...form.check('mandate')}>{isPrepaid ? copy.check.mandatePrepaid : copy.check.mandate}</Checkbox>
      <Ideal
        amount={VERIFICATION}
        what={iban}
        order={{
          ...order,
          standing: isWrong ? { kind: 'open' } : standing,
          submit: ({ for: account, AccountPayment }) =>
            order.submit({ iban: account, password: form.values.password, mandate: true, AccountPayment }),
        }}
        isReady={isReady}
        failed={copy.check.failed}
        offline={copy.check.offline}
        refusals={copy.check.refusals}
      >
        {refund}
      </Ideal>
    </Card>
  )
}
