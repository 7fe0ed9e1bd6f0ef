import type { ReactNode } from 'react'
import type { Overview } from '../../api/contract/overview.ts'
import { useBlockedOnArrival } from '../../connection/blocked.ts'
import { waitsForCustomer } from '../../domain/dueInvoices.ts'
import type { Internet } from '../../domain/internet.ts'
import { type Href, href, type PlainPath } from '../../routes/href.ts'
import { ButtonLink } from '../../routes/Link.tsx'
import { Button, type ButtonLook } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { copy } from './copy.ts'
import styles from './Hero.module.css'

type Props = {
  internet: Internet
  overview: Overview
  prepaid: boolean
  /** The price of more internet, compared with today's costs without a bundle. */
  offer: string | null
  children: ReactNode
}

/**
 * At most one primary button: buying more, when that would help. Buying a prepaid bundle ends the running one, so it is offered only when
 * that is empty. Offline the button is blocked and says why.
 */
export function Actions({ internet, overview, prepaid, offer, children }: Props) {
  const { buyDataEligible, latestInvoice } = overview
  const blocked = useBlockedOnArrival()
  const works = internet.kind !== 'stopped' && internet.standstill === null
  const helps = internet.kind === 'none' || (internet.kind === 'limited' && (!prepaid || internet.empty))
  const buy = works && helps && (prepaid || buyDataEligible) ? (prepaid ? '/kies-prepaid-bundel' : '/mbs-bijkopen') : null
  const label = prepaid ? copy.hero.choose : copy.hero.extra
  const stops = prepaid && works && internet.kind !== 'none' && !internet.bundle.autoExtend && !buy
  const hasEnded = internet.kind === 'stopped'
  const isDue = hasEnded && latestInvoice && waitsForCustomer(latestInvoice)
  return (
    <div className={styles.actions}>
      {isDue && <Costly to={href('/betaal-factuur/:id', { id: 'alle-facturen' })} label={copy.hero.pay} blocked={blocked} />}
      {offer && <p className={classes('small', styles.whole)}>{offer}</p>}
      {stops && <Costly to="/kies-prepaid-bundel" label={copy.hero.extend} blocked={blocked} />}
      {buy && <Costly to={buy} label={label} blocked={blocked} />}
      {hasEnded && (
        <ButtonLink to="/facturen" variant={isDue ? 'outline' : 'ink'}>
          {copy.hero.invoices}
        </ButtonLink>
      )}
      <ButtonLink to="/verbruik" variant="outline">
        {copy.hero.usage}
      </ButtonLink>
      {children}
    </div>
  )
}

type CostlyProps = { to: Href | PlainPath; label: string; blocked: string | null; variant?: NonNullable<ButtonLook['variant']> }

/** A link to what costs money. */
export function Costly({ to, label, blocked, variant = 'primary-green' }: CostlyProps) {
  if (blocked !== null) {
    return (
      <Button variant={variant} blocked={blocked} reasonSpoken>
        {label}
      </Button>
    )
  }
  return (
    <ButtonLink to={to} variant={variant}>
      {label}
    </ButtonLink>
  )
}
