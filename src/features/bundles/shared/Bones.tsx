import { Skeleton } from '#kit/ui/Skeleton.tsx'
import { FlowColumn } from '#page/flow/FlowStep.tsx'

export const ChoiceBones = () => (
  <FlowColumn>
    <div className="stack" aria-hidden="true">
      <Skeleton width="70%" height="1.6em" />
      <Skeleton width="100%" height="6rem" radius="var(--radius-lg)" />
      <Skeleton width="40%" height="1.6em" />
      <Skeleton width="100%" height="24rem" radius="var(--radius-lg)" />
    </div>
  </FlowColumn>
)

export const CheckBones = () => (
  <FlowColumn>
    <Skeleton width="100%" height="20rem" radius="var(--radius-lg)" />
  </FlowColumn>
)
