import { useState } from 'react'
import { useBlockedOnArrival } from '../../connection/blocked.ts'
import { withQuery } from '../../routes/href.ts'
import { ButtonLink } from '../../routes/Link.tsx'
import { Button, type ButtonLook } from '../../ui/Button.tsx'
import { Chips } from '../../ui/Chips.tsx'
import { classes } from '../../ui/classes.ts'
import { copy } from './copy.ts'
import { QUICK_AMOUNTS, quickAmount } from './credit.ts'
import styles from './Hero.module.css'

const words = copy.balance

type Props = {
  /** Cents that the credit is short of for a bundle. */
  lacking: number
  variant: NonNullable<ButtonLook['variant']>
  /** In the hero, heights are whole lines. */
  isInHero?: boolean
}

/** Topping up in two taps: choose an amount, go and pay. */
export function TopUp({ lacking, variant, isInHero = false }: Props) {
  const blocked = useBlockedOnArrival()
  const [chosen, choose] = useState<number | null>(null)
  const amount = quickAmount(chosen, lacking)
  const label = words.topUp(amount / 100)
  return (
    <div className={classes('stack stack--tight', isInHero && styles.whole)}>
      <Chips
        label={words.amounts}
        options={QUICK_AMOUNTS.map((one) => ({ value: String(one), text: words.amount(one / 100) }))}
        value={String(amount)}
        onChange={(value) => choose(Number(value))}
      />
      {blocked !== null ? (
        <Button variant={variant} wide blocked={blocked} reasonSpoken={isInHero}>
          {label}
        </Button>
      ) : (
        <ButtonLink to={withQuery('/beltegoed-opwaarderen', { tekort: String(amount) })} variant={variant} wide>
          {label}
        </ButtonLink>
      )}
    </div>
  )
}
