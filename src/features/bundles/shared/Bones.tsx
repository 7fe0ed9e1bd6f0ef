import { Bone } from '#kit/ui/Bone.tsx'
import { FlowColumn } from '#page/flow/FlowStep.tsx'

export const ChoiceBones = () => (
  <FlowColumn>
    <div className="stack" aria-hidden="true">
      <Bone width="70%" height="1.6em" />
      <Bone width="100%" height="6rem" radius="var(--radius-lg)" />
      <Bone width="40%" height="1.6em" />
      <Bone width="100%" height="24rem" radius="var(--radius-lg)" />
    </div>
  </FlowColumn>
)

export const CheckBones = () => (
  <FlowColumn>
    <Bone width="100%" height="20rem" radius="var(--radius-lg)" />
  </FlowColumn>
)
