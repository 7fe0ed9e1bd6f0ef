import { type ReactNode, useState } from 'react'
import { dayOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { classes } from '#kit/ui/classes.ts'
import flag from '#kit/ui/Flag.module.css'
import { choiceText, euro } from '#kit/words/money.ts'
import { balanceState } from '#model/credit/credit.ts'
import type { Overview, Usps } from '#model/overview/contract.ts'
import { mainStep } from '#model/overview/mainStep.ts'
import { useBlockedOnArrival } from '#platform/connection/blocked.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { Costly } from './Actions.tsx'
import styles from './Credit.module.css'
import { copy } from './copy.ts'
import { enoughText, glassOf, isLowBalance, lackingFor, quickAmount, validityNote } from './credit.ts'
import { creditCopy as say } from './creditCopy.ts'
import hero from './Hero.module.css'
import { HeroWords } from './HeroWords.tsx'
import { type HeroText, nothingShown } from './heroText.ts'
import TopUp from './TopUp.tsx'
import { QuietTide } from './tide/Tide.tsx'

type Props = {
  overview: Overview
  usps: Usps | null
  now: number
  rising: boolean
  /** The moment of old figures; null for new ones. */
  moment: ReactNode
  children: ReactNode
}

/** The hero of a prepaid customer without a bundle: the credit, as water in a glass that the amounts fill, and paying. */
export default function Credit({ overview, usps, now, rising, moment, children }: Props) {
  const blocked = useBlockedOnArrival()
  const [chosen, choose] = useState<number | null>(null)
  const toTopUp = mainStep(overview, now) === 'topUp'
  const toChoose = mainStep(overview, now) === 'chooseBundle'
  return (
    <>
      <HeroWords text={creditText(overview, usps, dayOf(now))} moment={moment} />
      <QuietTide rising={rising}>
        <Glass balance={overview.balance ?? 0} amount={quickAmount(chosen, lackingFor(overview))} />
      </QuietTide>
      <div className={hero.actions}>
        <div className={hero.whole}>
          <TopUp overview={overview} usps={usps} variant={toTopUp ? 'primary-green' : 'ink'} onChoose={choose} />
        </div>
        <Costly
          to="/kies-prepaid-bundel"
          label={copy.hero.choose}
          blocked={blocked}
          variant={toChoose ? 'primary-green' : 'outline'}
        />
        <ButtonLink to="/verbruik" variant="outline">
          {copy.hero.usage}
        </ButtonLink>
        {children}
      </div>
    </>
  )
}

/** The credit as water, and what the chosen amount adds. Decorative: the sentences tell the same. */
function Glass({ balance, amount }: { balance: number; amount: number }) {
  const { level, after } = glassOf(balance, amount)
  return (
    <div className={styles.stand} style={{ '--level': level, '--after': after }} aria-hidden="true">
      <div className={styles.glass}>
        <span className={styles.more} />
        <span className={styles.water} />
      </div>
      <span className={classes(flag.flag, styles.flag)}>+ {choiceText(amount)}</span>
    </div>
  )
}

/** The credit as the number of the screen, and how far it goes. Without `usps` no price is mentioned. */
export function creditText(overview: Overview, usps: Usps | null, today: Day): HeroText {
  const { balance, creditValidUntil: until } = overview
  const credit = balance ?? 0 // every prepaid customer has credit
  return {
    ...nothingShown,
    amount: { value: euro(credit), unit: '' },
    of: until === null ? say.of : `${say.of}, ${lower(validityNote(until, today))}`,
    badge: isLowBalance(credit) ? say.low : null,
    forecast: enoughText(overview, usps, today),
    note: usps ? say.perMb(euro(usps.dataCostOutsideBundle)) : say.noBundle,
    low: balanceState(credit) !== 'enough',
  }
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
