import { useEffect, useRef, useState } from 'react'
import { PayTopUp } from '#features/credit/shared/PayTopUp.tsx'
import { Button, type ButtonLook } from '#kit/ui/Button.tsx'
import { buzz } from '#kit/ui/buzz.ts'
import { Chips } from '#kit/ui/Chips.tsx'
import { getTopupOptions } from '#model/credit/contract/credit.ts'
import type { Overview, Usps } from '#model/overview/contract.ts'
import { announce } from '#platform/analytics/announce.ts'
import { useReadState } from '#platform/api/client.ts'
import { useBlockedOnArrival } from '#platform/connection/blocked.ts'
import { Link } from '#platform/router/Link.tsx'
import styles from './Credit.module.css'
import { filledText, lackingFor, QUICK_AMOUNTS, quickAmount } from './credit.ts'
import { creditCopy as words } from './creditCopy.ts'

type Props = {
  overview: Overview
  usps: Usps | null
  variant: NonNullable<ButtonLook['variant']>
  /** Hears the chosen amount in cents. */
  onChoose?: (amount: number) => void
}

/** Topping up in two taps: an amount, and paying at the bank of last time. */
export default function TopUp({ overview, usps, variant, onChoose }: Props) {
  const blocked = useBlockedOnArrival()
  const [chosen, setChosen] = useState<number | null>(null)
  const amount = quickAmount(chosen, lackingFor(overview))
  const balance = overview.balance ?? 0 // every prepaid customer has credit

  function choose(wanted: number) {
    if (chosen === null) announce({ event: 'funnel', flow: 'top-up', funnel_step: 'start' })
    setChosen(wanted)
    onChoose?.(wanted)
    buzz()
  }

  return (
    <div className={styles.topUp}>
      <Chips
        label={words.amounts}
        options={QUICK_AMOUNTS.map((one) => ({ value: String(one), text: words.amount(one / 100) }))}
        value={String(amount)}
        onChange={(value) => choose(Number(value))}
      />
      <p role="status" className={styles.filled}>
        {chosen !== null && filledText(balance, amount, usps)}
      </p>
      {chosen === null ? (
        <Button variant={variant} wide blocked={blocked} reasonSpoken onPress={() => choose(amount)}>
          {words.topUp(amount / 100)}
        </Button>
      ) : (
        <Pay amount={amount} balance={balance} />
      )}
    </div>
  )
}

/** Takes the focus when the button that opened it is gone, and comes into view as a whole. */
function Pay({ amount, balance }: { amount: number; balance: number }) {
  const part = useRef<HTMLDivElement>(null)
  const maximum = useReadState(getTopupOptions).value?.maximum ?? null
  useEffect(() => {
    if (document.activeElement === document.body) part.current?.focus({ preventScroll: true })
    part.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={part} tabIndex={-1} className="stack stack--tight">
      <PayTopUp amount={amount} balance={balance} maximum={maximum} />
      <Link to="/beltegoed-opwaarderen" className="link">
        {words.others}
      </Link>
    </div>
  )
}
