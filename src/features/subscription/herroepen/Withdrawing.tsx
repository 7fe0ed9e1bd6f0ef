import { type RefObject, useEffect } from 'react'
import { emailIn, emailProblem, emailText } from '#kit/typed/email.ts'
import { phoneText } from '#kit/typed/phoneNumber.ts'
import { Button, ButtonGroup } from '#kit/ui/Button.tsx'
import { Card, Section } from '#kit/ui/Card.tsx'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { Field } from '#kit/ui/Field.tsx'
import { Form } from '#kit/ui/Form.tsx'
import { emailCopy } from '#kit/ui/fieldCopy.ts'
import { messageFor, useForm } from '#kit/ui/useForm.ts'
import { dayInFull } from '#kit/words/dateText.ts'
import { getWithdrawals, type Withdrawable, withdrawContract } from '#model/subscription/contract/withdrawal.ts'
import { defineDraft, personal } from '#page/draft/defineDraft.ts'
import { changeDraft, clearWhenLeft, leave, useDraft } from '#page/draft/draft.ts'
import { acceptOnFile } from '#page/fields/onFile.ts'
import { StepPart } from '#page/flow/StepPart.tsx'
import { Refusal, WriteButton } from '#page/WriteButton.tsx'
import { useRead } from '#platform/api/client.ts'
import { renewSession } from '#platform/session/renewSession.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { copy } from './copy.ts'
import { meansText, statementText, withdrawalCostsText } from './text.ts'

const withdrawDraft = defineDraft('withdraw', {
  /** Where the confirmation goes; null before the statement. */
  email: personal<string | null>(null),
})

const finishWithdrawal = (): void => clearWhenLeft(withdrawDraft)
const leftWithdrawal = (): void => leave(withdrawDraft)

type Props = {
  contract: Withdrawable
  /** False until another part of the screen was left (see `StepPart`). */
  hasMoved: RefObject<boolean>
  /** True on the confirming step. Without a statement the first step shows instead. */
  isConfirming: boolean
  next: () => void
  /** Leaves without withdrawing. */
  keep: () => void
  withdrawn: (reference: string) => void
}

/** The two steps that article 11a of the Consumer Rights Directive requires: a statement, then a separate button that confirms. */
export function Withdrawing({ contract, hasMoved, isConfirming, ...ways }: Props) {
  const { email } = useDraft(withdrawDraft)
  useEffect(() => leftWithdrawal, [])
  if (isConfirming && email !== null)
    return (
      <StepPart key="confirm" label={copy.confirmTitle} hasMoved={hasMoved}>
        <Confirming contract={contract} email={email} {...ways} />
      </StepPart>
    )
  return (
    <StepPart key="statement" label={copy.statement.title} hasMoved={hasMoved}>
      <WithdrawalMeans contract={contract} />
      <Stating contract={contract} {...ways} />
    </StepPart>
  )
}

function Statement({ contract, email }: { contract: Withdrawable; email?: string }) {
  const { name, phoneNumber } = useRead(getWithdrawals)
  const isSubscription = contract.kind === 'subscription'
  return (
    <>
      <p className="strong">{statementText(contract)}</p>
      <Facts>
        <Fact term={copy.statement.name}>{name}</Fact>
        <Fact term={isSubscription ? copy.statement.contract : copy.statement.order}>
          {isSubscription ? phoneText(phoneNumber) : `${copy.chooser.kinds[contract.kind]}, ${contract.orderNumber}`}
        </Fact>
        <Fact term={copy.statement.orderDate}>{dayInFull(contract.orderedOn)}</Fact>
        {email !== undefined && <Fact term={copy.statement.confirmTo}>{email}</Fact>}
      </Facts>
    </>
  )
}

type Ways = Pick<Props, 'contract' | 'next' | 'keep'>

const keepLabel = ({ kind }: Withdrawable) => (kind === 'subscription' ? copy.subscription.keep : copy.chooser.keep)

function Stating({ contract, next, keep }: Ways) {
  const { email: own } = useRead(getWithdrawals)
  const { email } = useDraft(withdrawDraft)
  const form = useForm(
    { email: email ?? own },
    acceptOnFile({ email: own }, { email: (text) => messageFor(emailProblem(text), emailCopy) }),
  )

  function state() {
    changeDraft(withdrawDraft, { email: emailIn(form.values.email) ?? own })
    next()
  }

  return (
    <Section title={copy.statement.title}>
      <Card>
        <Form review={form.review} onValid={state} short>
          <div className="stack">
            <Statement contract={contract} />
            <Field
              {...form.field('email')}
              label={copy.statement.confirmTo}
              type="email"
              inputMode="email"
              autoComplete="email"
              help={emailCopy.hint}
              maxLength={300}
              format={emailText}
            />
            <ButtonGroup>
              <Button type="submit">{copy.start}</Button>
              <Button variant="quiet" onPress={keep}>
                {keepLabel(contract)}
              </Button>
            </ButtonGroup>
          </div>
        </Form>
      </Card>
    </Section>
  )
}

function Confirming({ contract, email, keep, withdrawn }: Omit<Props, 'hasMoved' | 'isConfirming' | 'next'> & { email: string }) {
  const isSubscription = contract.kind === 'subscription'
  // The receipt replaces the question.
  const withdrawing = useWrite(withdrawContract, {
    done: '/annuleren',
    failed: isSubscription ? copy.subscription.error : copy.orderError,
    refusals: { TOO_LATE: copy.tooLate },
  })

  async function withdraw() {
    await withdrawing.run({ kind: contract.kind, email }, async ({ reference }) => {
      finishWithdrawal()
      withdrawn(reference)
      // The customer no longer has a contract to confirm, so the session flags change.
      if (isSubscription) await renewSession()
    })
  }

  return (
    <Section title={copy.confirmTitle}>
      <Card>
        <div className="stack">
          <Statement contract={contract} email={email} />
          <p>{copy.confirmText}</p>
          <Refusal text={withdrawing.refusal} />
          <ButtonGroup>
            <WriteButton
              offline={{ device: copy.offline }}
              busy={withdrawing.busy}
              busyLabel={copy.busy}
              onPress={() => void withdraw()}
            >
              {copy.confirm}
            </WriteButton>
            <Button variant="quiet" onPress={keep}>
              {keepLabel(contract)}
            </Button>
          </ButtonGroup>
        </div>
      </Card>
    </Section>
  )
}

function WithdrawalMeans({ contract }: { contract: Withdrawable }) {
  const costs = contract.costs && withdrawalCostsText(contract.costs)
  return (
    <>
      <div className="stack stack--tight">
        {meansText(contract).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {costs && (
        <Section title={copy.costs.title}>
          <Card>
            <p className="strong">{costs.text}</p>
            {costs.rows.length > 0 && (
              <Facts>
                {costs.rows.map(({ term, text }) => (
                  <Fact key={term} term={term}>
                    {text}
                  </Fact>
                ))}
                <Fact term={copy.costs.total} total>
                  {costs.total}
                </Fact>
              </Facts>
            )}
            {costs.sums.map((sum) => (
              <p key={sum} className="small muted">
                {sum}
              </p>
            ))}
            {costs.invoiced !== null && <p className="small muted">{costs.invoiced}</p>}
            {costs.back !== null && <p>{costs.back}</p>}
          </Card>
        </Section>
      )}
    </>
  )
}
