import type { SimcardType } from '../../../api/contract/simcard.ts'
import { useBlocked } from '../../../connection/blocked.ts'
import { isEsim } from '../../../domain/simcard.ts'
import { ContactLink } from '../../../page/ContactLink.tsx'
import { Button, type ButtonLook } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { esimCopy } from '../esimCopy.ts'
import { useActivate } from '../useActivation.ts'

const copy = esimCopy.turnOn

/** `replaces`: the card that stops working. */
type Props = { replaces: SimcardType | null; variant: NonNullable<ButtonLook['variant']> }

/** Turns the eSIM on with one press, which says what stops. */
export function TurnOn({ replaces, variant }: Props) {
  const offline = useBlocked()
  const { activate, busy, refusal } = useActivate()
  const body = replaces === null ? copy.first : isEsim(replaces) ? copy.esim : copy.card
  return (
    <>
      <p>{body}</p>
      {refusal !== null && <Notice tone="bad" title={refusal} alert action={<ContactLink small />} />}
      <Button variant={variant} wide busy={busy} busyLabel={copy.busy} blocked={offline} onPress={() => void activate(null)}>
        {copy.button}
      </Button>
    </>
  )
}
