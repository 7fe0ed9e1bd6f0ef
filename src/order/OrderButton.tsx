import { useBlocked } from '../pwa/blocked.ts'
import type { ConnectionLoss } from '../stores/connection.ts'
import { Button } from '../ui/Button.tsx'
import { orderCopy } from './copy.ts'
import { isBusy, type Standing } from './machine.ts'

type Props = {
  standing: Standing
  /** Says what it costs. */
  children: string
  wide?: boolean
  /** The id of the form that it sends. */
  form?: string
  /** Why this customer cannot order now. */
  blocked?: string | null
  /** Why it waits without a connection, by where that ended; left out: that nothing was ordered. */
  offline?: Readonly<Record<ConnectionLoss, string>>
  /** Left out inside a form. */
  onPress?: () => void
}

/** The one button that orders. It waits without a connection, and while nobody knows what became of the last press. */
export function OrderButton({
  standing,
  children,
  wide = false,
  form,
  blocked = null,
  offline = orderCopy.offline,
  onPress,
}: Props) {
  const unreachable = useBlocked(offline)
  const { kind } = standing
  const waits = kind === 'unknown' ? orderCopy.unknownTitle : kind === 'placed' ? orderCopy.placedTitle : null
  return (
    <Button
      name="order"
      variant="primary-green"
      wide={wide}
      form={form}
      type={onPress ? 'button' : 'submit'}
      busy={isBusy(standing)}
      busyLabel={orderCopy.busy}
      blocked={unreachable ?? blocked ?? waits}
      {...(onPress && { onPress })}
    >
      {children}
    </Button>
  )
}
