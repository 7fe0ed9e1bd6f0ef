import * as v from 'valibot'
import { Gift } from '../../../ui/Gift.tsx'
import { modalCopy } from '../copy.ts'
import type { PanelProps } from '../ModalHost.tsx'

/** What is in it and the last day on which it can be used, both as text. */
const Data = v.object({ gift: v.string(), until: v.string() })

/** What is in a gift, before it is unwrapped. */
export default function UnwrapGifts({ settings }: PanelProps) {
  const { gift, until } = v.parse(Data, settings.data)
  return (
    <>
      <Gift size="large" />
      <p>{modalCopy.unwrapGift.body(gift, until)}</p>
    </>
  )
}
