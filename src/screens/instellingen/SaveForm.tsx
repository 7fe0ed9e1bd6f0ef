import { type ReactNode, useState } from 'react'
import type { Failure } from '../../api/failure.ts'
import { useUnsaved } from '../../flow/useUnsaved.ts'
import { useBlocked } from '../../pwa/blocked.ts'
import { Button, ButtonGroup } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { Notice } from '../../ui/Notice.tsx'

type Props = {
  /** Differs what is on screen from what was saved? */
  isChanged: boolean
  busy: boolean
  /** Answers what went wrong, or null. */
  save: () => Promise<Failure | null>
  copy: { button: string; busy: string; success: string; error: string; unchanged: string }
  /** Puts back what was saved. */
  reset: () => void
  children: ReactNode
}

/** Choices that are saved together: nothing of them is lost when that fails, and who leaves is asked. */
export function SaveForm({ isChanged, busy, save, copy, reset, children }: Props) {
  const offline = useBlocked()
  const [told, setTold] = useState<'success' | 'error' | 'unchanged' | null>(null)
  useUnsaved(isChanged)

  async function submit() {
    if (!isChanged) return setTold('unchanged')
    setTold(null)
    setTold((await save()) ? 'error' : 'success')
  }

  return (
    <Form review={() => []} onValid={() => void submit()} refusal={told === 'error' ? copy.error : null}>
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
            Herstellen
          </Button>
        )}
      </ButtonGroup>
    </Form>
  )
}
