import { isBusy, type Standing } from '../order/machine.ts'
import { useBlocked } from '../pwa/blocked.ts'
import { Button } from '../ui/Button.tsx'
import { flowCopy } from './copy.ts'

type Props = {
  standing: Standing
  /** Says what it costs. */
  children: string
  wide?: boolean
  /** The id of the form that it sends. */
  form?: string
  /** Why this customer cannot order now. */
  blocked?: string | null
  /** Left out inside a form. */
  onPress?: () => void
}

/** The one button that orders. It waits without a connection, and while nobody knows what became of the last press. */
export function OrderButton({ standing, children, wide = false, form, blocked = null, onPress }: Props) {
  const offline = useBlocked(flowCopy.order.offline)
  const { kind } = standing
  const waits = kind === 'unknown' ? flowCopy.order.unknownTitle : kind === 'placed' ? flowCopy.order.placedTitle : null
  return (
    <Button
      variant="primary-green"
      wide={wide}
      form={form}
      type={onPress ? 'button' : 'submit'}
      busy={isBusy(standing)}
      busyLabel={flowCopy.order.busy}
      blocked={offline ?? blocked ?? waits}
      {...(onPress && { onPress })}
    >
      {children}
    </Button>
  )
}
