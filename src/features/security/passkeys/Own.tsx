import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import { Button, ButtonGroup } from '#kit/ui/Button.tsx'
import { Card } from '#kit/ui/Card.tsx'
import { Field } from '#kit/ui/Field.tsx'
import { Form } from '#kit/ui/Form.tsx'
import { messageFor, useForm } from '#kit/ui/useForm.ts'
import { dayInFull, momentText } from '#kit/words/dateText.ts'
import { type Passkey, removePasskey, renamePasskey } from '#model/security/contract/passkeys.ts'
import { passkeyNameIn, passkeyNameProblem } from '#model/security/passkeys.ts'
import { Refusal, WriteButton } from '#page/WriteButton.tsx'
import { tellLeftKeys } from '#platform/passkey/ask.ts'
import { confirm } from '#platform/stores/modal.ts'
import { toast } from '#platform/stores/toasts.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { passkeysCopy } from './copy.ts'

const { rename, remove } = passkeysCopy

type Props = {
  passkey: Passkey
  userId: string
  /** The ids of the customer's other passkeys. */
  others: readonly string[]
}

/** One passkey of the customer. */
export function Own({ passkey, userId, others }: Props) {
  const { id, name, addedAt, usedAt, synced } = passkey
  const [isRenaming, setRenaming] = useState(false)
  const part = useRef<HTMLDivElement>(null)
  const removing = useWrite(removePasskey, { refusals: { PASSKEY_UNKNOWN: passkeysCopy.gone } })

  /** The pressed button is gone: the field or the first button takes the focus. */
  function show(naming: boolean) {
    flushSync(() => setRenaming(naming))
    part.current?.querySelector<HTMLElement>('input, button')?.focus()
  }

  async function ask() {
    if (removing.busy || !(await confirm(remove.ask(name)))) return
    await removing.run({ id }, async () => {
      toast({ id: 'passkey', text: remove.done, good: true })
      await tellLeftKeys(userId, others)
    })
  }

  return (
    <Card>
      <div className="stack" ref={part}>
        <div className="stack stack--tight">
          <h3 className="title-card" translate="no">
            {name}
          </h3>
          <p>{usedAt === null ? passkeysCopy.unused : passkeysCopy.used(momentText(Date.parse(usedAt), now()))}</p>
          <p className="small muted">
            {passkeysCopy.added(dayInFull(dayOf(Date.parse(addedAt))))} {synced ? passkeysCopy.synced : passkeysCopy.here}
          </p>
        </div>
        <Refusal text={removing.refusal} />
        {isRenaming ? (
          <Rename id={id} name={name} close={() => show(false)} />
        ) : (
          <ButtonGroup>
            <Button variant="outline" size="small" onPress={() => show(true)}>
              {rename.button}
              <span className="visually-hidden">{rename.of(name)}</span>
            </Button>
            <WriteButton variant="quiet" size="small" busy={removing.busy} busyLabel={remove.busy} onPress={() => void ask()}>
              {remove.button}
              <span className="visually-hidden">{remove.of(name)}</span>
            </WriteButton>
          </ButtonGroup>
        )}
      </div>
    </Card>
  )
}

function Rename({ id, name, close }: { id: string; name: string; close: () => void }) {
  const form = useForm({ name }, { name: (text) => messageFor(passkeyNameProblem(text), rename) })
  const renaming = useWrite(renamePasskey, { refusals: { PASSKEY_UNKNOWN: passkeysCopy.gone } })
  const save = () =>
    renaming.run({ id, name: passkeyNameIn(form.values.name) }, () => {
      toast({ id: 'passkey', text: rename.done, good: true })
      close()
    })
  return (
    <Form review={form.review} onValid={() => void save()} refusal={renaming.refusal} short>
      <Field {...form.field('name')} label={rename.label} help={rename.help} maxLength={100} />
      <ButtonGroup>
        <WriteButton size="small" busy={renaming.busy} busyLabel={rename.saving}>
          {rename.save}
        </WriteButton>
        <Button variant="quiet" size="small" onPress={close}>
          {rename.cancel}
        </Button>
      </ButtonGroup>
    </Form>
  )
}
