import { Gift } from '#kit/ui/Gift.tsx'
import type { PanelProps } from '../ModalHost.tsx'

/** The content of a gift, before unwrapping. */
export default function UnwrapGifts({ settings }: PanelProps<'unwrap-gifts'>) {
  return (
    <>
      <Gift size="large" />
      <p>{settings.data.text}</p>
    </>
  )
}
