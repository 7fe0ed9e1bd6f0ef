import { OutageType } from '../../api/contract/outage.ts'
import { changeDraft, useDraft } from '../../draft/draft.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { RadioCards } from '../../ui/RadioCards.tsx'
import { useForm } from '../../ui/useForm.ts'
import { outageCopy as copy } from './copy.ts'
import { outageDraft } from './draft.ts'

const types = OutageType.options

export function What({ next }: { next: (type: OutageType) => void }) {
  const { type } = useDraft(outageDraft)
  const form = useForm({ type: type ?? '' }, { type: (value) => (value === '' ? copy.typeRequired : null) })

  function go() {
    const chosen = types.find((known) => known === form.values.type)
    if (!chosen) return
    changeDraft(outageDraft, { type: chosen })
    next(chosen)
  }

  return (
    <Form review={form.review} onValid={go}>
      <RadioCards
        label={copy.steps.wat}
        section
        options={types.map((value) => ({ value, title: copy.types[value] }))}
        {...form.field('type')}
      />
      <Button type="submit" variant="primary-green" wide>
        {copy.buttons.next}
      </Button>
    </Form>
  )
}
