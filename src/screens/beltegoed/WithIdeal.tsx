import { useEffect, useEffectEvent, useState } from 'react'
import { euro } from '../../domain/money.ts'
import { amountChosen, fits, MOST_CREDIT, POPULAR_AMOUNT, TOP_UP_AMOUNTS } from '../../domain/topUp.ts'
import { useOrder } from '../../flow/useOrder.ts'
import { Ideal } from '../../order/Ideal.tsx'
import { usePlace } from '../../routes/location.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { RadioCards } from '../../ui/RadioCards.tsx'
import { backIn } from './back.ts'
import { creditCopy as copy } from './copy.ts'
import { topUpFlow } from './flow.ts'

type Props = { balance: number; wanted: number | null; choose: (amount: number) => void }

/** What the customer came here short of (cents), when that stands in the address. */
function lackingIn(search: string): number {
  const lacking = Number(new URLSearchParams(search).get('tekort'))
  return Number.isSafeInteger(lacking) && lacking > 0 ? lacking : 0
}

/** An amount, a bank, and the button that leaves for it. */
export function WithIdeal({ balance, wanted, choose }: Props) {
  const { search } = usePlace()
  const lacking = lackingIn(search)
  const order = useOrder(topUpFlow, true)
  const [issuer, setIssuer] = useState<string | null>(null)
  const asked = lacking > 0 ? amountChosen(null, balance, lacking) : null
  const [isAsked, setAsked] = useState(asked !== null)
  const amount = isAsked ? asked : amountChosen(wanted, balance, lacking)
  // What the customer came for takes the place of an earlier choice, also for who comes back from the bank.
  const adopt = useEffectEvent(() => asked !== null && choose(asked))
  useEffect(() => {
    adopt()
  }, [])
  if (amount === null) return <Notice tone="warn">{copy.full(euro(MOST_CREDIT))}</Notice>

  return (
    <>
      <RadioCards
        name="bedrag"
        label={copy.amountTitle}
        section
        value={String(amount)}
        onChange={(value) => {
          setAsked(false)
          choose(Number(value))
          order.again()
        }}
        options={TOP_UP_AMOUNTS.map((option) => ({
          value: String(option),
          title: euro(option),
          ...(fits(option, balance) ? {} : { unavailable: copy.tooMuch(euro(MOST_CREDIT)) }),
          badge: option === POPULAR_AMOUNT && <Badge size="s">{copy.popular}</Badge>,
        }))}
      />
      <Card className="stack">
        <Ideal
          amount={amount}
          order={order}
          issuer={issuer}
          chooseIssuer={setIssuer}
          what={{ kind: 'top-up' }}
          failed={copy.failed}
          offline={copy.offline}
          back={backIn(search)}
        >
          {copy.after(euro(balance + amount))}
        </Ideal>
      </Card>
    </>
  )
}
