import { confirmMfaChange, type MfaWaiting, resendMfaChange, stopMfaChange } from '../../api/contract/mfa.ts'
import { useDeed } from '../../deed/useDeed.ts'
import { renewSession } from '../../session/renewSession.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { CodeAsked } from '../inloggen/shared/CodeAsked.tsx'
import { mfaCopy as copy } from './mfaCopy.ts'

type Props = {
  waiting: MfaWaiting
  done: (how: 'on' | 'off') => void
  ended: (why: string) => void
  stopped: () => void
}

/** Asks for the code that confirms the change. The server keeps the pending change, so a reload asks again. */
export function MfaCode({ waiting, done, ended, stopped }: Props) {
  const stopping = useDeed(stopMfaChange)
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
