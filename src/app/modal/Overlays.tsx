import { StillThere } from '../../session/StillThere.tsx'
import { ModalHost } from './ModalHost.tsx'

/** The dialogs above the page. */
export default function Overlays() {
  return (
    <>
      <ModalHost />
      <StillThere />
    </>
  )
}
