import { ModalHost } from './ModalHost.tsx'
import { StillThere } from './StillThere.tsx'

/** What lies over the page. */
export default function Overlays() {
  return (
    <>
      <ModalHost />
      <StillThere />
    </>
  )
}
