import { useState } from 'react'
import type { PasskeyAnswer } from '#model/login/contract/passkey.ts'
import { getPasskeys, proveByPasskey, startPasskeyProof } from '#model/security/contract/passkeys.ts'
import { Refusal, WriteButton } from '#page/WriteButton.tsx'
import { useReadState } from '#platform/api/client.ts'
import { hasPasskeys } from '#platform/passkey/able.ts'
import { askPasskey } from '#platform/passkey/ask.ts'
import { answerModal } from '#platform/stores/modal.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { passkeyProofCopy } from './copy.ts'

const { gone, unknown, wrong } = passkeyProofCopy
const refusals = { CHALLENGE_GONE: gone, PASSKEY_UNKNOWN: unknown, PASSKEY_WRONG: wrong }

/** A passkey instead of the password, for a customer who has one. */
export const ByPasskey = () => (hasPasskeys() ? <Ask /> : null)

function Ask() {
  const has = useReadState(getPasskeys).value?.passkeys.length ?? 0
  const [isAsking, setAsking] = useState(false)
  const [stopped, setStopped] = useState(false)
  const starting = useWrite(startPasskeyProof, { refusals })
  const proving = useWrite(proveByPasskey, { refusals })
  if (has === 0) return null

  const prove = (answer: PasskeyAnswer) => proving.run({ answer }, () => answerModal('confirm', 'prove-by-password'))

  async function ask() {
    if (isAsking) return
    setAsking(true)
    setStopped(false)
    proving.clear()
    await starting.run(undefined, async (question) => {
      const answer = await askPasskey(question)
      setStopped(answer === null)
      if (answer) await prove(answer)
    })
    setAsking(false)
  }

  return (
    <div className="stack stack--tight">
      <p className="muted">{passkeyProofCopy.or}</p>
      <Refusal text={stopped ? passkeyProofCopy.stopped : (starting.refusal ?? proving.refusal)} />
      <WriteButton variant="outline" busy={isAsking} busyLabel={passkeyProofCopy.busy} onPress={() => void ask()}>
        {passkeyProofCopy.button}
      </WriteButton>
    </div>
  )
}
