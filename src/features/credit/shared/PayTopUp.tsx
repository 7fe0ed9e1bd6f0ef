import { choiceText } from '#kit/words/money.ts'
import { useOrder } from '#page/flow/useOrder.ts'
import { Ideal } from '#page/order/Ideal.tsx'
import { copy } from '../copy.ts'
import { topUpFlow } from '../flow.ts'

type Props = {
  /** Cents, as is `balance`. */
  amount: number
  balance: number
  /** The highest credit; null while unknown, when the backend decides. */
  maximum: number | null
  /** The path to continue at after paying. */
  back?: string | null
  /** Said before the banks. */
  children?: string
}

/** Tops up with iDEAL, wherever the amount was chosen. Another amount is another order, without the failure of the last one. */
export const PayTopUp = (props: Props) => <Paying key={props.amount} {...props} />

function Paying({ amount, balance, maximum, back = null, children }: Props) {
  const order = useOrder(topUpFlow, true)
  const isTooMuch = maximum !== null && balance + amount > maximum
  return (
    <Ideal
      amount={amount}
      order={order}
      what={{ kind: 'top-up' }}
      failed={copy.failed}
      offline={copy.offline}
      blocked={isTooMuch && maximum !== null ? copy.tooMuch(choiceText(maximum)) : null}
      back={back}
    >
      {children}
    </Ideal>
  )
}
