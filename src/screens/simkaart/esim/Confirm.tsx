import type { SimcardType } from '../../../api/contract/simcard.ts'
import { useBlocked } from '../../../connection/blocked.ts'
import { isEsim } from '../../../domain/simcard.ts'
import { ContactLink } from '../../../page/ContactLink.tsx'
import { confirm } from '../../../stores/modal.ts'
import { Button, ButtonGroup } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { esimCopy } from '../esimCopy.ts'
import { useActivate } from '../useActivation.ts'

const copy = esimCopy.confirm

/** `failed` is absent where there is nothing to try again. */
type Props = { replaces: SimcardType | null; failed?: () => void }

/** Asks whether the eSIM is on the phone, which only the customer knows, because activating it stops the current card. */
export function Confirm({ replaces, failed }: Props) {
  const offline = useBlocked()
  const { activate, busy, refusal } = useActivate()
  const body = replaces === null ? copy.askFirst : isEsim(replaces) ? copy.askEsim : copy.askCard

  async function turnOn() {
    if (await confirm({ title: copy.askTitle, body, confirm: copy.askButton })) await activate(null)
  }

  return (
    <Card>
      <div className="stack">
        <h2 className="title-card">{copy.title}</h2>
        <p>{copy.body}</p>
        {refusal !== null && <Notice tone="bad" title={refusal} alert action={<ContactLink small />} />}
        <ButtonGroup>
          <Button variant="primary-green" busy={busy} busyLabel={copy.busy} blocked={offline} onPress={() => void turnOn()}>
            {copy.yes}
          </Button>
          {failed && (
            <Button variant="outline" onPress={failed}>
              {copy.no}
            </Button>
          )}
        </ButtonGroup>
      </div>
    </Card>
  )
}
