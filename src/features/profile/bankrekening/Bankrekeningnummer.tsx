import { ibanIn, isDutchIban, newIbanProblem } from '#kit/typed/iban.ts'
import { ibanText, maskedIban } from '#kit/typed/ibanText.ts'
import { Button, ButtonGroup } from '#kit/ui/Button.tsx'
import { Form } from '#kit/ui/Form.tsx'
import { ibanCopy } from '#kit/ui/fieldCopy.ts'
import { Notice } from '#kit/ui/Notice.tsx'
import { bones } from '#kit/ui/Skeleton.tsx'
import { messageFor, useForm } from '#kit/ui/useForm.ts'
import { dayText } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import { getInvoices } from '#model/invoices/contract/invoices.ts'
import { getUser } from '#model/login/contract/session.ts'
import { getBankAccount } from '#model/profile/contract/bankAccount.ts'
import { useHeldReload } from '#page/draft/useUnsaved.ts'
import { IbanField } from '#page/fields/IbanField.tsx'
import { FlowColumn, FlowStep } from '#page/flow/FlowStep.tsx'
import { useFlow } from '#page/flow/useFlow.ts'
import { MaskedNumber } from '#page/MaskedNumber.tsx'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useRead, useReadState } from '#platform/api/client.ts'
import { useIsPrepaid } from '#platform/session/visitor.ts'
import { toSettings } from '../shared/SettingsPage.tsx'
import { copy } from './copy.ts'
import { bankAccountFlow } from './flow.ts'

/** `/instellingen/wijzig/bankrekeningnummer`: the bank account for payments. */
export default function Bankrekeningnummer() {
  const flow = useFlow(bankAccountFlow, '/instellingen/wijzig/bankrekeningnummer')
  const isPrepaid = useIsPrepaid()
  return (
    <FlowStep flow={{ ...flow, back: toSettings }} title={copy.heading} intro={isPrepaid ? copy.introPrepaid : copy.intro}>
      <FlowColumn>
        <ReadBlock waiting={bones('1.5rem 70%', '6.5rem', '3.25rem 9rem')}>
          <div className="stack">
            <Now />
            {!isPrepaid && <OpenInvoice />}
            <Choosing typed={flow.draft.iban} type={(iban) => flow.set({ iban })} next={flow.advance} />
          </div>
        </ReadBlock>
      </FlowColumn>
    </FlowStep>
  )
}

Bankrekeningnummer.reads = () => [getBankAccount, getUser]

function Now() {
  const { iban, form } = useRead(getBankAccount)
  return (
    <>
      {iban === null ? (
        <p>{copy.none}</p>
      ) : (
        <p>
          <span className="muted">{copy.current}</span> <MaskedNumber>{maskedIban(iban)}</MaskedNumber>
        </p>
      )}
      {form && <Notice>{copy.waitsForForm(ibanText(form.iban), dayText(form.on))}</Notice>}
    </>
  )
}

/** The open invoice that is still debited from the old account. */
function OpenInvoice() {
  const invoices = useReadState(getInvoices).value?.invoices ?? []
  const open = invoices.find(({ state, debitOn }) => state === 'TO_PAY' && debitOn !== null)
  return open?.debitOn ? <Notice>{copy.openInvoice(euro(open.amount), dayText(open.debitOn))}</Notice> : null
}

type Props = { typed: string; type: (iban: string) => void; next: () => void }

function Choosing({ typed, type, next }: Props) {
  const { iban: current } = useRead(getBankAccount)
  const form = useForm(
    { iban: typed },
    { iban: (text) => messageFor(newIbanProblem(text, current), { ...ibanCopy, same: copy.same }) },
  )
  const field = form.field('iban')
  useHeldReload(typed !== '')
  const iban = ibanIn(form.values.iban)
  return (
    <Form review={form.review} onValid={next}>
      <div className="stack stack--tight">
        <IbanField
          {...field}
          onChange={(text) => {
            field.onChange(text)
            type(text)
          }}
        />
        <div role="status">{iban !== null && !isDutchIban(iban) && <Notice>{copy.foreign}</Notice>}</div>
      </div>
      <ButtonGroup>
        <Button type="submit" variant="primary-green">
          {copy.button}
        </Button>
      </ButtonGroup>
    </Form>
  )
}
