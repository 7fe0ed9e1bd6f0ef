import { useEffect, useEffectEvent, useState } from 'react'
import { Card } from '#kit/ui/Card.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { RadioCards } from '#kit/ui/RadioCards.tsx'
import { choiceText, euro } from '#kit/words/money.ts'
import { getTopupOptions } from '#model/credit/contract/credit.ts'
import { amountChosen, fits } from '#model/credit/topUp.ts'
import { useRead } from '#platform/api/client.ts'
import { usePlace } from '#platform/router/location.tsx'
import { backIn } from './back.ts'
import { copy } from './copy.ts'
import { PayTopUp } from './shared/PayTopUp.tsx'

type Props = { balance: number; wanted: number | null; choose: (amount: number) => void }

/** The shortage (cents) given in the address; 0 without one. */
function lackingIn(search: string): number {
  const lacking = Number(new URLSearchParams(search).get('tekort'))
  return Number.isSafeInteger(lacking) && lacking > 0 ? lacking : 0
}

export function WithIdeal({ balance, wanted, choose }: Props) {
  const { search } = usePlace()
  const lacking = lackingIn(search)
  const options = useRead(getTopupOptions)
  const { amounts, popular, maximum } = options
  const asked = lacking > 0 ? amountChosen(options, null, balance, lacking) : null
  const [isAsked, setAsked] = useState(asked !== null)
  const amount = isAsked ? asked : amountChosen(options, wanted, balance, lacking)
  // The amount asked in the address overrides an earlier choice, also after a return from the bank.
  const adopt = useEffectEvent(() => asked !== null && choose(asked))
  useEffect(() => {
    adopt()
  }, [])
  if (amount === null) return <Notice tone="warn">{copy.full(choiceText(maximum))}</Notice>
  const isFull = amounts.some((one) => !fits(one, balance, maximum))
  const most = popular === null ? null : copy.popular(choiceText(popular))
  const help = isFull ? copy.tooMuch(choiceText(maximum)) : most

  return (
    <>
      <RadioCards
        name="bedrag"
        label={copy.amountTitle}
        value={String(amount)}
        onChange={(value) => {
          setAsked(false)
          choose(Number(value))
        }}
        chips
        {...(help !== null && { help })}
        options={amounts.map((one) => ({
          value: String(one),
          title: choiceText(one),
          ...(!fits(one, balance, maximum) && { unavailable: copy.doesNotFit }),
        }))}
      />
      <Card className="stack">
        <PayTopUp amount={amount} balance={balance} maximum={maximum} back={backIn(search)}>
          {copy.after(euro(balance + amount))}
        </PayTopUp>
      </Card>
    </>
  )
}
