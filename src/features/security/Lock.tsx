import { lockMoment } from '#features/profile/shared/lockMoment.ts'
import { SavingSwitch } from '#features/profile/shared/SavingSwitch.tsx'
import { ButtonGroup } from '#kit/ui/Button.tsx'
import { Card, Section } from '#kit/ui/Card.tsx'
import { Disclosure } from '#kit/ui/Disclosure.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import { reading } from '#model/operation.ts'
import {
  cancelLockedRequest,
  confirmLockedRequest,
  getNumberLock,
  type LockedRequest,
  setNumberLock,
} from '#model/security/contract/numberLock.ts'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useKeepFocus } from '#page/useKeepFocus.ts'
import { WriteButton } from '#page/WriteButton.tsx'
import { useRead } from '#platform/api/client.ts'
import { confirm } from '#platform/stores/modal.ts'
import { toast } from '#platform/stores/toasts.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { lockCopy } from './shared/copy.ts'

/** Of the card, whose words take more lines on a phone. */
const HEIGHT = 'clamp(10.2rem, 40rem - 100vw, 12.05rem)'

/** The lock on the number, and what waits because of it. */
export const Lock = () => (
  <Section title={lockCopy.title}>
    <ReadBlock reads={[reading(getNumberLock)]} waiting={<Skeleton width="100%" height={HEIGHT} radius="var(--radius-lg)" />}>
      <Setting />
    </ReadBlock>
  </Section>
)

function Setting() {
  const { on, waiting } = useRead(getNumberLock)
  const off = waiting.find(({ kind }) => kind === 'lock-off')
  return (
    <div className="stack" {...useKeepFocus()}>
      {waiting.map((request) => (
        <Request key={`${request.id} ${request.confirmed}`} request={request} />
      ))}
      <Card>
        <div className="stack">
          <SavingSwitch
            name="nummerslot"
            checked={on}
            operation={setNumberLock}
            input={(wanted) => ({ on: wanted })}
            text={on ? lockCopy.isOn : lockCopy.isOff}
            savedText={on ? lockCopy.savedOff : lockCopy.savedOn}
            blocked={off ? lockCopy.goesOff(lockMoment(off.from)) : null}
            ask={async (wanted) => wanted || (await confirm(lockCopy.ask))}
          >
            {lockCopy.label}
          </SavingSwitch>
          <Disclosure title={lockCopy.how.title}>
            <div className="stack stack--tight">
              {lockCopy.how.items.map((item) => (
                <p key={item}>{item}</p>
              ))}
            </div>
          </Disclosure>
        </div>
      </Card>
    </div>
  )
}

function Request({ request }: { request: LockedRequest }) {
  const { id, kind, from, confirmed } = request
  const cancelling = useWrite(cancelLockedRequest, { failed: lockCopy.cancelFailed, refusals: { NOT_WAITING: lockCopy.begun } })
  const confirming = useWrite(confirmLockedRequest, {
    failed: lockCopy.confirmFailed,
    refusals: { NOT_WAITING: lockCopy.lapsed, NUMBER_LOCKED: lockCopy.notProven },
  })
  const { title, body } = kind === 'porting-out' && confirmed ? lockCopy.leaves : lockCopy.waiting[kind]
  const refusal = cancelling.refusal ?? confirming.refusal
  const done = (text: string) => () => toast({ id: 'lock', text, good: true })
  return (
    <Notice
      tone="warn"
      title={title}
      action={
        <ButtonGroup>
          <WriteButton
            size="small"
            variant="outline"
            busy={cancelling.busy}
            busyLabel={lockCopy.cancelling}
            onPress={() => void cancelling.run({ id }, done(lockCopy.cancelled))}
          >
            {lockCopy.waiting[kind].button}
          </WriteButton>
          {!confirmed && (
            <WriteButton
              size="small"
              variant="quiet"
              busy={confirming.busy}
              busyLabel={lockCopy.confirming}
              onPress={() => void confirming.run({ id }, done(lockCopy.confirmed))}
            >
              {lockCopy.confirm}
            </WriteButton>
          )}
        </ButtonGroup>
      }
    >
      <p>{body(lockMoment(from))}</p>
      <div role="status">{refusal !== null && <p className="strong">{refusal}</p>}</div>
    </Notice>
  )
}
