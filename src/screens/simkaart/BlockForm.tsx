import type { BlockReason } from '../../api/contract/sim.ts'
import { useBlocked } from '../../connection/blocked.ts'
import { ContactLink } from '../../page/ContactLink.tsx'
import { useIsPrepaid } from '../../session/visitor.ts'
import { confirm } from '../../stores/modal.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Form } from '../../ui/Form.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { RadioCards } from '../../ui/RadioCards.tsx'
import { useForm } from '../../ui/useForm.ts'
import { Bullets } from './Bullets.tsx'
import { blockCopy as copy } from './copy.ts'
import { useBlocking } from './useBlocking.ts'

const reasons: readonly BlockReason[] = ['LOST', 'STOLEN']

export function BlockForm({ bySms, done }: { bySms: boolean; done: () => void }) {
  const offline = useBlocked()
  const isPrepaid = useIsPrepaid()
  const { change, busy, refusal } = useBlocking({ failed: copy.error, unheard: copy.unknown })
  const form = useForm({ reason: '' }, { reason: (chosen) => (chosen === '' ? copy.reason.required : null) })

  async function block() {
    const reason = reasons.find((one) => one === form.values.reason)
    if (!reason) return
    if (!(await confirm({ title: copy.confirmTitle, body: copy.confirmBody, confirm: copy.button }))) return
    await change({ blocked: true, reason }, done)
  }

  return (
    <Form review={form.review} onValid={() => void block()}>
      <RadioCards
        {...form.field('reason')}
        label={copy.reason.label}
        section
        options={reasons.map((value) => ({ value, title: copy.reason[value] }))}
      />
      <Card>
        <div className="stack">
          <h2 className="title-card">{copy.consequencesTitle}</h2>
          <Bullets items={[...(isPrepaid ? copy.consequencesPrepaid : copy.consequences), copy.untilNow]} />
        </div>
      </Card>
      {bySms && <Notice tone="warn">{copy.mfaBySms}</Notice>}
      {refusal !== null && <Notice tone="bad" title={refusal} alert action={<ContactLink small />} />}
      <Button type="submit" variant="danger" wide busy={busy} busyLabel={copy.busy} blocked={offline}>
        {copy.button}
      </Button>
    </Form>
  )
}
