import { safeParse } from 'valibot'
import { Button } from '#kit/ui/Button.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { Spinner } from '#kit/ui/Spinner.tsx'
import { euro } from '#kit/words/money.ts'
import { PriceChange } from '#model/order.ts'
import { SCREEN_MISSING } from '#platform/api/failure.ts'
import { useBlocked } from '#platform/connection/blocked.ts'
import { withQuery } from '#platform/router/href.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { Redirect } from '#platform/router/Redirect.tsx'
import { orderCopy } from '#platform/write/copy.ts'
import type { OrderState } from '#platform/write/machine.ts'
import { type OrderWords, reactionOf } from '#platform/write/refusalText.ts'

const Busy = ({ title, text }: { title: string; text: string }) => (
  <div role="status" className="cluster">
    <Spinner />
    <span>
      <span className="strong">{title}</span>
      <br />
      <span className="muted">{text}</span>
    </span>
  </div>
)

/** An order as `useSending` returns it. */
export type ShownOrder = {
  standing: OrderState
  recheck: () => void
  /** Makes it possible to order once more. */
  again: () => void
  seePlaced: () => void
}

type Props = OrderWords & {
  order: ShownOrder
  price?: { priceTitle: string; price: (was: string, now: string) => string }
}

/** Clears the order that was placed earlier. The focus goes to the button that orders, because this notice goes. */
function orderOnceMore(again: () => void): void {
  again()
  for (const button of document.getElementsByName('order')) button.focus()
}

/** The state of the order, above its button. Empty while the order can be sent. */
export function OrderStatus({ order: { standing, recheck, again, seePlaced }, refusals, failed, price = orderCopy }: Props) {
  const offline = useBlocked()
  switch (standing.kind) {
    case 'open':
    case 'sending':
    case 'done':
      return null
    case 'checking':
      return <Busy title={orderCopy.checkingTitle} text={orderCopy.checking} />
    case 'to-pay':
    case 'at-the-bank':
      return <Busy title={orderCopy.toBank} text={orderCopy.toBankText} />
    case 'checking-payment':
    case 'still-pending':
    case 'paid':
      return <Redirect to={withQuery('/betaling-controleren', { betaling: standing.payment.id })} />
    case 'unpaid':
      return null // the screen that checks the payment shows it
    case 'unknown':
      return (
        <Notice
          tone="warn"
          title={orderCopy.unknownTitle}
          alert
          action={
            <Button variant="outline" size="small" onPress={recheck} blocked={offline}>
              {orderCopy.recheck}
            </Button>
          }
        >
          {orderCopy.unknown}
        </Notice>
      )
    case 'placed':
      return (
        <Notice
          title={orderCopy.placedTitle}
          alert
          action={
            <>
              {standing.receipt === null ? (
                <ButtonLink to="/" variant="outline" size="small">
                  {orderCopy.toOverview}
                </ButtonLink>
              ) : (
                <Button variant="outline" size="small" onPress={seePlaced}>
                  {orderCopy.seePlaced}
                </Button>
              )}
              <Button variant="outline" size="small" onPress={() => orderOnceMore(again)}>
                {orderCopy.onceMore}
              </Button>
            </>
          }
        >
          {orderCopy.placed}
        </Notice>
      )
    case 'failed': {
      const { failure } = standing
      const changed = failure.code === 'PRICE_CHANGED' ? safeParse(PriceChange, failure.details) : null
      if (changed?.success) {
        const { was, now } = changed.output
        return (
          <Notice tone="warn" title={price.priceTitle} alert>
            {price.price(euro(was), euro(now))}
          </Notice>
        )
      }
      const isMissing = failure.code === SCREEN_MISSING
      const own = failure.code === 'PERIOD_CHANGED' ? orderCopy.period : isMissing ? orderCopy.screenMissing : null
      const said = own ?? (failure.kind === 'refused' ? reactionOf(failure, refusals) : null)
      return (
        <Notice tone="bad" title={said ?? failed} alert>
          {orderCopy.nothing} {orderCopy.kept}
        </Notice>
      )
    }
  }
}
