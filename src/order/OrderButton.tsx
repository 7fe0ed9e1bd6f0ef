import { useBlocked } from '../connection/blocked.ts'
import type { ConnectionLoss } from '../connection/connection.ts'
import { Button } from '../ui/Button.tsx'
import { orderCopy } from './copy.ts'
import { isBusy, type Standing } from './machine.ts'

type Props = {
  standing: Standing
  children: string
  wide?: boolean
  /** The id of the form to submit. */
  form?: string
  /** Why this customer cannot order now. */
  blocked?: string | null
  /** The reason for waiting without a connection; defaults to a generic sentence. */
  offline?: Readonly<Record<ConnectionLoss, string>>
  /** Left out inside a form. */
  onPress?: () => void
}

/** The button that orders. It is blocked offline, and while the outcome of the last press is unknown. */
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
