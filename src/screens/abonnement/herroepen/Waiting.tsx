import { Bone } from '../../../ui/Bone.tsx'

export const Waiting = () => (
  <div className="stack" aria-hidden="true">
    <Bone width="90%" height="3rem" />
    <Bone width="100%" height="26rem" radius="var(--radius-lg)" />
  </div>
)
