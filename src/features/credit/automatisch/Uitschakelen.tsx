import { ButtonGroup } from '#kit/ui/Button.tsx'
import { Card } from '#kit/ui/Card.tsx'
import { bones } from '#kit/ui/Skeleton.tsx'
import { getAutoTopUp, stopAutoTopUp } from '#model/credit/contract/autoTopUp.ts'
import { type AutoCreditTopUp, prepaidOverview } from '#model/overview/contract.ts'
import { Refusal, WriteButton } from '#page/WriteButton.tsx'
import { ButtonLink } from '#platform/router/Link.tsx'
import { useWrite } from '#platform/write/useWrite.ts'
import { autoTopUpText } from '../aboutCredit.ts'
import { copy } from './copy.ts'
import { AUTO_TOP_UP_DONE, finishAutoTopUp, MAIN } from './finish.ts'
import { SettingPage } from './SettingPage.tsx'

/** `/beltegoed-automatisch-opwaarderen/uitschakelen`: asks before turning off. */
export default function Uitschakelen() {
  return (
    <SettingPage copy={copy.off} waiting={bones('9rem', '3.25rem 60%')}>
      {(current) => <TurnOff current={current} />}
    </SettingPage>
  )
}

Uitschakelen.reads = () => [getAutoTopUp, prepaidOverview]

function TurnOff({ current }: { current: AutoCreditTopUp }) {
  const stopping = useWrite(stopAutoTopUp, { done: AUTO_TOP_UP_DONE, failed: copy.off.failed })

  return (
    <>
      <Card className="stack stack--tight">
        <h2 className="title-card">{copy.off.now}</h2>
        <p>{autoTopUpText(current)}</p>
        <p className="muted">{copy.off.mandate}</p>
      </Card>
      <Refusal text={stopping.refusal} />
      <ButtonGroup>
        <WriteButton
          offline={copy.offline}
          variant="danger"
          busy={stopping.busy}
          busyLabel={copy.off.busy}
          onPress={() => void stopping.run(undefined, finishAutoTopUp)}
        >
          {copy.off.confirm}
        </WriteButton>
        <ButtonLink to={MAIN} variant="outline">
          {copy.off.cancel}
        </ButtonLink>
      </ButtonGroup>
    </>
  )
}
