import { Bone } from '../../ui/Bone.tsx'

export const Waiting = () => (
  <div className="stack" aria-hidden="true">
    <Bone width="70%" height="2rem" />
    {['type', 'amount', 'bank'].map((part) => (
      <Bone key={part} width="100%" height="84px" radius="var(--radius-lg)" />
    ))}
  </div>
)
