import { StillThere } from '../../session/StillThere.tsx'
import { ModalHost } from './ModalHost.tsx'

/** What lies over the page. */
export default function Overlays() {
  return (
    <>
      <ModalHost />
      <StillThere />
    </>
  )
}
