import { Skeleton } from '#kit/ui/Skeleton.tsx'

/** Heights of the form parts, so that the content below does not shift. */
const parts = {
  notice: '3.5rem',
  when: '2rem',
  low: '72px',
  monthly: '72px',
  bundle: '72px',
  threshold: '6.5rem',
  amount: '6.5rem',
  consent: '9rem',
  bank: '17rem',
}

export const SettingWaiting = () => (
  <div className="stack" aria-hidden="true">
    {Object.entries(parts).map(([part, height]) => (
      <Skeleton key={part} width="100%" height={height} radius="var(--radius-lg)" />
    ))}
  </div>
)
