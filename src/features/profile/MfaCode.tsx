import { CodeAsked } from '#features/login/shared/CodeAsked.tsx'
import { Button } from '#kit/ui/Button.tsx'
import { Card } from '#kit/ui/Card.tsx'
import { confirmMfaChange, type MfaWaiting, resendMfaChange, stopMfaChange } from '#model/login/contract/mfa.ts'
import { renewSession } from '#platform/session/renewSession.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { mfaCopy as copy } from './mfaCopy.ts'

type Props = {
  waiting: MfaWaiting
  done: (how: 'on' | 'off') => void
  ended: (why: string) => void
  stopped: () => void
}

/** Asks for the code that confirms the change. The server keeps the pending change, so a reload asks again. */
export function MfaCode({ waiting, done, ended, stopped }: Props) {
  const stopping = useWrite(stopMfaChange)
  return (
    <Card>
      <CodeAsked
        challenge={waiting}
        why={copy.waiting[waiting.wanted]}
        confirming={confirmMfaChange}
        confirmed={async () => {
          await renewSession()
          done(waiting.wanted)
        }}
        resending={resendMfaChange}
        ended={ended}
        refusal={stopping.refusal}
      >
        <Button variant="quiet" busy={stopping.busy} onPress={() => void stopping.run(undefined, stopped)}>
          {copy.cancel}
        </Button>
      </CodeAsked>
    </Card>
  )
}
