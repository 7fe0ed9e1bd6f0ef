import { useEffect } from 'react'
import { Button } from '#kit/ui/Button.tsx'
import { Form } from '#kit/ui/Form.tsx'
import { messageCopy } from '#kit/ui/fieldCopy.ts'
import { Notice } from '#kit/ui/Notice.tsx'
import { RadioCards } from '#kit/ui/RadioCards.tsx'
import { TextArea } from '#kit/ui/TextArea.tsx'
import { messageFor, useForm } from '#kit/ui/useForm.ts'
import { messageProblem } from '#model/outage/outage.ts'
import { getTerminateReasons, type TerminateReason } from '#model/subscription/contract/termination.ts'
import { changeDraft, draftOf, useDraft } from '#page/draft/draft.ts'
import { useRead } from '#platform/api/client.ts'
import { copy } from './copy.ts'
import { terminateDraft } from './draft.ts'

/** Step 1: the reason. Customers who want to keep their number should not cancel, so that notice comes first. */
export function Reason({ next }: { next: (reason: TerminateReason) => void }) {
  const reasons = useRead(getTerminateReasons)
  const { reason } = useDraft(terminateDraft)
  const form = useForm(
    { reason: reason ?? '', message: draftOf(terminateDraft).message },
    {
      message: (text) => messageFor(messageProblem(text), messageCopy),
    },
  )
  const { message } = form.values
  useEffect(() => changeDraft(terminateDraft, { message }), [message])

  function go() {
    // Nobody has to say why.
    const chosen = reasons.find((known) => known === form.values.reason) ?? 'OTHER'
    // The reason decides which days can be chosen, so another reason clears the date.
    changeDraft(terminateDraft, { reason: chosen, ...(chosen !== reason && { end: null, date: '' }) })
    next(chosen)
  }

  return (
    <Form review={form.review} onValid={go}>
      <div className="stack stack--loose">
        <Notice tone="warn" title={copy.portingTitle}>
          {copy.porting}
        </Notice>
        <RadioCards
          label={copy.reason.label}
          section
          options={reasons.map((value) => ({ value, title: copy.reasons[value] }))}
          {...form.field('reason')}
        />
        <TextArea label={copy.message} help={messageCopy.hint} {...form.field('message')} />
        <Button type="submit" variant="primary-green" wide>
          {copy.buttons.next}
        </Button>
      </div>
    </Form>
  )
}
