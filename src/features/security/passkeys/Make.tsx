import { useState } from 'react'
import { Notice } from '#kit/ui/Notice.tsx'
import type { NewPasskeyQuestion } from '#model/login/contract/passkey.ts'
import { addPasskey, startAddingPasskey } from '#model/security/contract/passkeys.ts'
import { Refusal, WriteButton } from '#page/WriteButton.tsx'
import { hasPasskeys } from '#platform/passkey/able.ts'
import { makePasskey } from '#platform/passkey/ask.ts'
import { toast } from '#platform/stores/toasts.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { passkeysCopy } from './copy.ts'

const { make } = passkeysCopy

/** Makes a passkey, and gives it this name. */
export function Make({ name }: { name: string }) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const starting = useWrite(startAddingPasskey, {
    failed: make.failed,
    refusals: { PASSKEY_LIMIT: make.full, PROOF_NEEDED: make.notProven, NUMBER_LOCKED: make.notProven },
  })
  const adding = useWrite(addPasskey, {
    failed: make.failed,
    refusals: { CHALLENGE_GONE: make.late, PASSKEY_WRONG: make.wrong, PASSKEY_KNOWN: make.known },
  })

  async function answer(question: NewPasskeyQuestion) {
    const made = await makePasskey(question)
    if (made === null || made === 'known') setRefusal(made === null ? make.stopped : make.known)
    else await adding.run({ answer: made, name }, () => toast({ id: 'passkey', text: make.done, good: true }))
  }

  async function start() {
    if (busy) return
    setBusy(true)
    setRefusal(null)
    adding.clear()
    await starting.run(undefined, answer)
    setBusy(false)
  }

  if (!hasPasskeys()) return <Notice tone="warn">{make.notHere}</Notice>
  return (
    <div className="stack">
      <p className="muted">{make.body}</p>
      <Refusal text={refusal ?? starting.refusal ?? adding.refusal} />
      <WriteButton wide icon="password" busy={busy} busyLabel={make.busy} onPress={() => void start()}>
        {make.button}
      </WriteButton>
    </div>
  )
}
