import { announce } from '../../../analytics/announce.ts'
import { useReadState } from '../../../api/client.ts'
import type { Day } from '../../../api/contract/parts.ts'
import { getUser } from '../../../api/contract/session.ts'
import { type TerminateData, terminateSubscription } from '../../../api/contract/termination.ts'
import { useBlocked } from '../../../connection/blocked.ts'
import { useDeed } from '../../../deed/useDeed.ts'
import { messageIn } from '../../../domain/outage.ts'
import { terminationFee } from '../../../domain/termination.ts'
import { draftOf, useDraft } from '../../../draft/draft.ts'
import { arriveAt } from '../../../flow/arrive.ts'
import { href } from '../../../routes/href.ts'
import { navigate } from '../../../routes/location.tsx'
import { phoneText } from '../../../typed/phoneNumber.ts'
import { Button, ButtonGroup } from '../../../ui/Button.tsx'
import { Card, Section } from '../../../ui/Card.tsx'
import { Fact, Facts } from '../../../ui/Facts.tsx'
import { List, Row } from '../../../ui/List.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { terminateCopy as copy } from './copy.ts'
import { finish, terminateDraft } from './draft.ts'
import { checkText, costsText } from './text.ts'

type Props = { data: TerminateData; endsOn: Day; back: () => void }

/** Step 3: the summary and the confirm button. The write is never queued offline. */
export function Confirm({ data, endsOn, back }: Props) {
  const offline = useBlocked({ device: copy.offline })
  const { reason } = useDraft(terminateDraft)
  const terminating = useDeed(terminateSubscription, {
    done: '/opzeggen/bedankt',
    failed: copy.error,
    refusals: copy.refused,
  })
  if (reason === null) return null
  const text = checkText(data, reason, endsOn)
  const { sum } = costsText(data, reason, endsOn)

  async function terminate() {
    if (reason === null) return
    const { message } = draftOf(terminateDraft)
    const fee = terminationFee(data, reason, endsOn)
    await terminating.run({ reason, endsOn, fee, message: messageIn(message) }, async (receipt) => {
      finish()
      announce({ event: 'funnel', flow: 'terminate', funnel_step: 'confirmation' })
      await arriveAt('/opzeggen/bedankt', receipt)
    })
  }

  const stay = () => {
    announce({ event: 'funnel', flow: 'terminate', funnel_step: 'cancel' })
    finish()
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
      {terminating.refusal !== null && <Notice tone="bad" title={terminating.refusal} alert />}
      <ButtonGroup>
        <Button
          variant="primary-green"
          busy={terminating.busy}
          busyLabel={copy.buttons.busy}
          blocked={offline}
          onPress={() => void terminate()}
        >
          {copy.buttons.confirm}
        </Button>
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
