import type { Day } from '#kit/parts.ts'
import { Checkbox } from '#kit/ui/Checkbox.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { euro } from '#kit/words/money.ts'
import { lackingOf, type lapsingOf } from '#model/credit/prepaidBundles.ts'
import { OrderButton } from '#page/order/OrderButton.tsx'
import { OrderStatus, type ShownOrder } from '#page/order/OrderStatus.tsx'
import { withQuery } from '#platform/router/href.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import type { OrderWords } from '#platform/write/refusalText.ts'
import { copy } from './copy.ts'
import { FactList } from './Receipt.tsx'
import { needText, offerFacts } from './text.ts'

type Props = {
  title: string
  /** Cents. */
  price: number
  balance: number
  /** Cents that automatic top-up adds after this payment. */
  topUp: number
  until: Day
  autoExtend: boolean
  /** The running bundle that this purchase ends. */
  lapsing: ReturnType<typeof lapsingOf>
  order: ShownOrder
  buy: () => void
  button: string
  words: { balance: string; failed: string }
  /** With too little credit the bundle is paid at the bank, elsewhere on the screen. */
  atBank?: boolean
  /** The refusals that only this screen knows. */
  refusals?: OrderWords['refusals']
  /** Where to return after topping up. */
  here: string
}

/** The price, the credit afterwards, and the buy button. With too little credit: the shortage and a link to top up. */
export function Paying({
  title,
  price,
  balance,
  topUp,
  until,
  autoExtend,
  lapsing,
  order,
  buy,
  button,
  words,
  refusals,
  here,
  atBank = false,
}: Props) {
  const lacking = lackingOf(price, balance)
  const need = needText({ until, autoExtend, price }, lacking > 0 ? balance : balance - price + topUp)
  return (
    <>
      <div>
        <h2 className="title-card">{title}</h2>
        {lacking === 0 && <p className="muted">{copy.fromBalance(euro(balance))}</p>}
      </div>
      <FactList facts={offerFacts({ price, balance, topUp, until, autoExtend, lapsing })} />
      {need !== null && <p className="small">{need}</p>}
      {lacking > 0 && !atBank && <TooLittle lacking={lacking} here={here} />}
      <OrderStatus order={order} failed={words.failed} refusals={{ ...refusals, BALANCE_TOO_LOW: words.balance }} />
      {lacking === 0 && (
        <OrderButton standing={order.standing} wide onPress={buy}>
          {button}
        </OrderButton>
      )}
    </>
  )
}

const TooLittle = ({ lacking, here }: { lacking: number; here: string }) => (
  <Notice
    tone="warn"
    title={copy.lacking(euro(lacking))}
    action={
      <ButtonLink to={withQuery('/beltegoed-opwaarderen', { terug: here, tekort: String(lacking) })}>{copy.topUp}</ButtonLink>
    }
  />
)

type ExtendCheckProps = { checked: boolean; onChange: (checked: boolean) => void; children: string }

export const ExtendCheck = ({ checked, onChange, children }: ExtendCheckProps) => (
  <Checkbox name="automatisch" checked={checked} onChange={onChange} text={copy.autoExtendHint}>
    {children}
  </Checkbox>
)
