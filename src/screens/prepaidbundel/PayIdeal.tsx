import type { PrepaidOrder } from '../../api/contract/prepaidBundle.ts'
import { euro } from '../../domain/money.ts'
import { useOrder } from '../../flow/useOrder.ts'
import { orderCopy } from '../../order/copy.ts'
import { Ideal } from '../../order/Ideal.tsx'
import { Card } from '../../ui/Card.tsx'
import { prepaidCopy } from './copy.ts'
import { idealBundleFlow } from './flow.ts'

const copy = prepaidCopy.bundle

/** The credit is too low for a bundle: it can be paid at the bank, and the credit stays what it is (cents). */
export function PayIdeal({ wanted, balance }: { wanted: PrepaidOrder; balance: number }) {
  const order = useOrder(idealBundleFlow, true)
  return (
    <Card className="stack">
      <p>{copy.payIdeal}</p>
      <Ideal
        amount={wanted.price}
        order={order}
        what={{ kind: 'ideal-bundle', ...wanted }}
        failed={copy.idealFailed}
        offline={orderCopy.offline}
      >
        {copy.idealKept(euro(balance))}
      </Ideal>
    </Card>
  )
}
