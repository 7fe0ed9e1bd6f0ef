import type { Day } from '#kit/parts.ts'
import { phoneText } from '#kit/typed/phoneNumber.ts'
import { Button, ButtonGroup } from '#kit/ui/Button.tsx'
import { Card, Section } from '#kit/ui/Card.tsx'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { List, Row } from '#kit/ui/List.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { getUser } from '#model/login/contract/session.ts'
import { messageIn } from '#model/outage/outage.ts'
import { type TerminateData, terminateSubscription } from '#model/subscription/contract/termination.ts'
import { terminationFee } from '#model/subscription/termination.ts'
import { draftOf, useDraft } from '#page/draft/draft.ts'
import { Refusal, WriteButton } from '#page/WriteButton.tsx'
import { announce } from '#platform/analytics/announce.ts'
import { useReadState } from '#platform/api/client.ts'
import { href } from '#platform/router/href.ts'
import { navigate } from '#platform/router/location.tsx'
import { openReceipt } from '#platform/router/receipt.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { copy } from './copy.ts'
import { finishTermination, terminateDraft } from './draft.ts'
import { checkText, terminationCostsText } from './text.ts'

type Props = { data: TerminateData; endsOn: Day; back: () => void }

/** Step 3: the summary and the confirm button. The write is never queued offline. */
export function ConfirmStep({ data, endsOn, back }: Props) {
  const { reason } = useDraft(terminateDraft)
  const terminating = useWrite(terminateSubscription, {
    done: '/opzeggen/bedankt',
    failed: copy.error,
    refusals: copy.refusals,
  })
  if (reason === null) return null
  const text = checkText(data, reason, endsOn)
  const { sum } = terminationCostsText(data, reason, endsOn)

  async function terminate() {
    if (reason === null) return
    const { message } = draftOf(terminateDraft)
    const fee = terminationFee(data, reason, endsOn)
    await terminating.run({ reason, endsOn, fee, message: messageIn(message) }, async (receipt) => {
      finishTermination()
      announce({ event: 'funnel', flow: 'terminate', funnel_step: 'confirmation' })
      await openReceipt('/opzeggen/bedankt', receipt)
    })
  }

  const stay = () => {
    announce({ event: 'funnel', flow: 'terminate', funnel_step: 'cancel' })
    finishTermination()
    navigate(href('/'))
  }

  return (
    <>
      {reason === 'DECEASED' && <Notice>{copy.deceased}</Notice>}
      <Section title={copy.check.title}>
        <Card>
          <Facts>
            <Fact term={copy.check.reason}>{text.reason}</Fact>
            <Fact term={copy.check.lastDay}>{text.lastDay}</Fact>
            <Fact term={text.finalTerm}>{text.finalInvoice}</Fact>
            <Fact term={copy.done.undoTerm}>{text.undoUntil}</Fact>
            <Fact term={copy.check.fee} total>
              {text.fee}
            </Fact>
          </Facts>
          {sum !== null && <p className="small muted">{sum}</p>}
        </Card>
      </Section>
      {reason !== 'DECEASED' && <Lose />}
      {text.phone !== null && <Notice title={copy.phoneTitle}>{text.phone}</Notice>}
      <Refusal text={terminating.refusal} />
      <ButtonGroup>
        <WriteButton
          offline={{ device: copy.offline }}
          busy={terminating.busy}
          busyLabel={copy.buttons.busy}
          onPress={() => void terminate()}
        >
          {copy.buttons.confirm}
        </WriteButton>
        <Button variant="outline" onPress={back}>
          {copy.buttons.back}
        </Button>
        {reason !== 'DECEASED' && (
          <Button variant="quiet" onPress={stay}>
            {copy.buttons.cancel}
          </Button>
        )}
      </ButtonGroup>
    </>
  )
}

function Lose() {
  const number = useReadState(getUser).value?.phoneNumber
  return (
    <Section title={copy.lose}>
      <List>
        {copy.loseItems(number ? phoneText(number) : '').map((item) => (
          <Row key={item} icon="close" title={item.trim()} />
        ))}
      </List>
    </Section>
  )
}
