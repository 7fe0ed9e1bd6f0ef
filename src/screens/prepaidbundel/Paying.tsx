import type { Day } from '../../api/contract/parts.ts'
import { euro } from '../../domain/money.ts'
import { lackingOf, type lapsingOf } from '../../domain/prepaidBundles.ts'
import type { Standing } from '../../order/machine.ts'
import { OrderButton } from '../../order/OrderButton.tsx'
import { OrderStanding } from '../../order/OrderStanding.tsx'
import { ButtonLink } from '../../routes/ButtonLink.tsx'
import { withQuery } from '../../routes/href.ts'
import { Notice } from '../../ui/Notice.tsx'
import { prepaidCopy as copy } from './copy.ts'
import { FactList } from './FactList.tsx'
import { needText, offerFacts } from './text.ts'

type Props = {
  title: string
  /** Cents. */
  price: number
  balance: number
  /** What comes to the credit by itself, once this has been paid from it. */
  topUp: number
  /** The last day on which it can be used. */
  until: Day
  /** Is it extended after that day? */
  autoExtend: boolean
  /** What ends when it begins. */
  lapsing: ReturnType<typeof lapsingOf>
  order: { standing: Standing; recheck: () => void }
  buy: () => void
  /** Says the price. */
  button: string
  words: { balance: string; failed: string }
  /** With too little credit it is paid at the bank, which stands elsewhere on the screen. */
  atBank?: boolean
  /** What else is said of a refusal. */
  refused?: (code: string | undefined) => string | null
  /** Where topping up leads back to. */
  here: string
}

/** What it costs, what is left of the credit afterwards, and the one button. Too little credit: how much, and the way to more. */
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
  refused,
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
      <OrderStanding
        order={order}
        failed={words.failed}
        refused={(code) => (code === 'BALANCE_TOO_LOW' ? words.balance : (refused?.(code) ?? null))}
      />
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
