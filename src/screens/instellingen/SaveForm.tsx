import { type ReactNode, useState } from 'react'
import type { Failure } from '../../api/failure.ts'
import { useBlocked } from '../../pwa/blocked.ts'
import { Button, ButtonGroup } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { notSaved } from '../notSaved.ts'
import type { Choice } from './useChoice.ts'

type Props = {
  choice: Pick<Choice<object>, 'isChanged' | 'isRestored' | 'reset'>
  busy: boolean
  /** Returns the failure, or null on success. */
  save: () => Promise<Failure | null>
  /** True when the server never answered the last save. */
  isUnheard: () => boolean
  copy: { button: string; busy: string; success: string; error: string; unchanged: string; reset: string; restored: string }
  children: ReactNode
}

/** A form of choices saved together. A failed save keeps the choices, and leaving with unsaved ones asks for confirmation. */
export function SaveForm({ choice: { isChanged, isRestored, reset }, busy, save, isUnheard, copy, children }: Props) {
  const offline = useBlocked()
  const [told, setTold] = useState<'success' | 'unchanged' | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function submit() {
    setRefusal(null)
    if (!isChanged) return setTold('unchanged')
    setTold(null)
    const failure = await save()
    if (failure) setRefusal(notSaved(failure, isUnheard(), copy.error))
    else setTold('success')
  }

  return (
    <Form review={() => []} onValid={() => void submit()} refusal={refusal}>
      <div role="status">{isRestored && <Notice title={copy.restored} />}</div>
      {children}
      <div role="status">
        {told === 'success' && !isChanged && <Notice tone="good" title={copy.success} />}
        {told === 'unchanged' && !isChanged && <Notice title={copy.unchanged} />}
      </div>
      <ButtonGroup>
        <Button type="submit" variant="primary-green" busy={busy} busyLabel={copy.busy} blocked={offline}>
          {copy.button}
        </Button>
        {isChanged && (
          <Button variant="quiet" onPress={reset}>
            {copy.reset}
          </Button>
        )}
      </ButtonGroup>
    </Form>
  )
}
