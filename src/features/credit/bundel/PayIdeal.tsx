import { Card } from '#kit/ui/Card.tsx'
import { euro } from '#kit/words/money.ts'
import type { PrepaidOrder } from '#model/credit/contract/prepaidBundle.ts'
import { lackingOf } from '#model/credit/prepaidBundles.ts'
import { Ideal } from '#page/order/Ideal.tsx'
import { withQuery } from '#platform/router/href.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { orderCopy, payCopy } from '#platform/write/copy.ts'
import { useSending } from '#platform/write/useSending.ts'
import { copy } from './copy.ts'
import { idealBundleOrder } from './flow.ts'

/**
 * The credit is too low, so the bundle is paid at the bank and the credit (cents) stays as it is. `here`: where to return after topping up.
 */
export function PayIdeal({ wanted, balance, here }: { wanted: PrepaidOrder; balance: number; here: string }) {
  const lacking = String(lackingOf(wanted.price, balance))
  const order = useSending(idealBundleOrder, true)
  return (
    <Card className="stack">
      <p>{copy.bundle.payIdeal(euro(balance))}</p>
      <Ideal
        amount={wanted.price}
        order={order}
        what={{ kind: 'ideal-bundle', ...wanted }}
        failed={copy.bundle.idealFailed}
        refusals={{ PAYMENT_PENDING: payCopy.found }}
        offline={orderCopy.offline}
      >
        {copy.bundle.idealKept(euro(balance))}
      </Ideal>
      <ButtonLink to={withQuery('/beltegoed-opwaarderen', { terug: here, tekort: lacking })} variant="quiet" wide>
        {copy.bundle.topUp}
      </ButtonLink>
    </Card>
  )
}
