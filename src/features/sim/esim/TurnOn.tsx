import type { ButtonLook } from '#kit/ui/Button.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import type { SimcardType } from '#model/sim/contract/simcard.ts'
import { isEsim } from '#model/sim/simcard.ts'
import { ContactLink } from '#page/ContactLink.tsx'
import { WriteButton } from '#page/WriteButton.tsx'
import { esimCopy } from '../esimCopy.ts'
import { useActivate } from '../useActivation.ts'

/** `replaces`: the card that stops working. */
type Props = { replaces: SimcardType | null; variant: NonNullable<ButtonLook['variant']> }

/** Turns the eSIM on with one press, and names what stops. */
export function TurnOn({ replaces, variant }: Props) {
  const { activate, busy, refusal } = useActivate()
  const body = replaces === null ? esimCopy.turnOn.first : isEsim(replaces) ? esimCopy.turnOn.esim : esimCopy.turnOn.card
  return (
    <>
      <p>{body}</p>
      {refusal !== null && <Notice tone="bad" title={refusal} alert action={<ContactLink small />} />}
      <WriteButton variant={variant} wide busy={busy} busyLabel={esimCopy.turnOn.busy} onPress={() => void activate(null)}>
        {esimCopy.turnOn.button}
      </WriteButton>
    </>
  )
}
