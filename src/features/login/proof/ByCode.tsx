import { useState } from 'react'
import { Button, ButtonGroup } from '#kit/ui/Button.tsx'
import type { Challenge } from '#model/login/contract/guest.ts'
import { proveByCode, resendProofCode, sendProofCode } from '#model/security/contract/proof.ts'
import { Refusal, WriteButton } from '#page/WriteButton.tsx'
import { answerModal } from '#platform/stores/modal.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { CodeAsked } from '../shared/CodeAsked.tsx'
import { codeAskedCopy } from '../shared/codeAskedCopy.ts'
import { codeProofCopy } from './copy.ts'

/** The modal `prove-by-code`: a code, which is sent on request, for what a locked number keeps. */
export default function ByCode() {
  const [challenge, setChallenge] = useState<Challenge | null>(null)
  const [ended, setEnded] = useState<string | null>(null)
  if (challenge === null) return <Ask ended={ended} sent={setChallenge} />
  return (
    <CodeAsked
      challenge={challenge}
      why={codeProofCopy.why}
      confirming={proveByCode}
      confirmed={() => answerModal('confirm', 'prove-by-code')}
      resending={resendProofCode}
      resent={setChallenge}
      ended={(why) => {
        setEnded(why)
        setChallenge(null)
      }}
      begins
    >
      <Cancel />
    </CodeAsked>
  )
}

function Ask({ ended, sent }: { ended: string | null; sent: (challenge: Challenge) => void }) {
  const sending = useWrite(sendProofCode, { failed: codeProofCopy.failed, refusals: { CODE_BLOCKED: codeAskedCopy.blocked } })
  const refusal = sending.refusal ?? ended
  return (
    <div className="stack">
      <p>{codeProofCopy.body}</p>
      <Refusal text={refusal} />
      <ButtonGroup>
        <WriteButton busy={sending.busy} busyLabel={codeProofCopy.busy} onPress={() => void sending.run(undefined, sent)}>
          {codeProofCopy.button}
        </WriteButton>
        <Cancel />
      </ButtonGroup>
    </div>
  )
}

const Cancel = () => (
  <Button variant="quiet" onPress={() => answerModal('cancel', 'prove-by-code')}>
    {codeProofCopy.cancel}
  </Button>
)
