import { type ReactNode, useState } from 'react'
import { Button, ButtonGroup } from '#kit/ui/Button.tsx'
import { Form } from '#kit/ui/Form.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import type { Write } from '#model/operation.ts'
import { WriteButton } from '#page/WriteButton.tsx'
import { useWrite } from '#platform/write/useWrite.ts'
import type { SavedChoice } from './useChoice.ts'

type Props<Values> = {
  choice: Pick<SavedChoice<Values>, 'values' | 'isChanged' | 'isRestored' | 'reset' | 'settle'>
  /** Saves the values. */
  operation: Write<Values, unknown>
  copy: { button: string; busy: string; success: string; error: string; unchanged: string; reset: string; restored: string }
  children: ReactNode
}

/** A form of choices saved together. A failed save keeps the choices, and leaving with unsaved ones asks for confirmation. */
export function SaveForm<Values>({ choice, operation, copy, children }: Props<Values>) {
  const { values, isChanged, isRestored, reset, settle } = choice
  const [told, setTold] = useState<'success' | 'unchanged' | null>(null)
  const saving = useWrite(operation, { failed: copy.error })

  async function submit() {
    saving.clear()
    if (!isChanged) return setTold('unchanged')
    setTold(null)
    await saving.run(values, () => {
      settle(values)
      setTold('success')
    })
  }

  return (
    <Form review={() => []} onValid={() => void submit()} refusal={saving.refusal}>
      <div role="status">{isRestored && <Notice title={copy.restored} />}</div>
      {children}
      <div role="status">
        {told === 'success' && !isChanged && <Notice tone="good" title={copy.success} />}
        {told === 'unchanged' && !isChanged && <Notice title={copy.unchanged} />}
      </div>
      <ButtonGroup>
        <WriteButton busy={saving.busy} busyLabel={copy.busy}>
          {copy.button}
        </WriteButton>
        {isChanged && (
          <Button variant="quiet" onPress={reset}>
            {copy.reset}
          </Button>
        )}
      </ButtonGroup>
    </Form>
  )
}
