import { Button } from '#kit/ui/Button.tsx'
import { useBlocked } from '#platform/connection/blocked.ts'
import type { ConnectionLoss } from '#platform/connection/connection.ts'
import { orderCopy } from '#platform/write/copy.ts'
import { isBusy, type OrderState } from '#platform/write/machine.ts'

type Props = {
  standing: OrderState
  children: string
  wide?: boolean
  /** The id of the form to submit. */
  form?: string
  /** Why this customer cannot order now. */
  blocked?: string | null
  /** The reason for waiting without a connection; defaults to a generic sentence. */
  offline?: Readonly<Record<ConnectionLoss, string>>
  /** The reason is shown elsewhere (`useOrderWaits`), so here only a screen reader gets it. */
  reasonSpoken?: boolean
  /** Left out inside a form. */
  onPress?: () => void
}

/** Why nothing can be ordered now, or null: offline, a reason of the screen, or an unknown outcome of the last press. */
export function useOrderWaits(
  { kind }: OrderState,
  blocked: string | null = null,
  offline: Readonly<Record<ConnectionLoss, string>> = orderCopy.offline,
): string | null {
  const unreachable = useBlocked(offline)
  const waits = kind === 'unknown' ? orderCopy.unknownTitle : kind === 'placed' ? orderCopy.placedTitle : null
  return unreachable ?? blocked ?? waits
}

/** The button that orders. It is blocked offline, and while the outcome of the last press is unknown. */
export function OrderButton({
  standing,
  children,
  wide = false,
  form,
  blocked = null,
  offline,
  reasonSpoken = false,
  onPress,
}: Props) {
  return (
    <Button
      name="order"
      variant="primary-green"
      wide={wide}
      form={form}
      type={onPress ? 'button' : 'submit'}
      busy={isBusy(standing)}
      busyLabel={orderCopy.busy}
      blocked={useOrderWaits(standing, blocked, offline)}
      reasonSpoken={reasonSpoken}
      {...(onPress && { onPress })}
    >
      {children}
    </Button>
  )
}
