import { StillThere } from '#platform/session/StillThere.tsx'
import { ModalHost } from './ModalHost.tsx'

export default function Overlays() {
  return (
    <>
      <ModalHost />
      <StillThere />
    </>
  )
}
