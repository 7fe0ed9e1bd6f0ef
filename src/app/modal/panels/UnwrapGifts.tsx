import { Gift } from '../../../ui/Gift.tsx'
import type { PanelProps } from '../ModalHost.tsx'

/** What is in a gift, before it is unwrapped. */
export default function UnwrapGifts({ settings }: PanelProps<'unwrap-gifts'>) {
  return (
    <>
      <Gift size="large" />
      <p>{settings.data.text}</p>
    </>
  )
}
