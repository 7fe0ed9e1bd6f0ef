import type { ReactNode } from 'react'
import type { Internet } from '../../domain/internet.ts'
import { useBlockedOnArrival } from '../../pwa/blocked.ts'
import { routed } from '../../routes/href.ts'
import { Link } from '../../routes/Link.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { copy } from './copy.ts'
import styles from './Hero.module.css'

type Props = {
  internet: Internet
  prepaid: boolean
  /** On top of a subscription. */
  mayBuy: boolean
  /** Stands under the buttons. */
  children: ReactNode
}

/** One green button at most: what buys more. Without a connection it waits, and says why (decisions D8). */
export function Actions({ internet, prepaid, mayBuy, children }: Props) {
  const blocked = useBlockedOnArrival()
  const buys = internet.kind === 'limited' || internet.kind === 'none'
  const buy = buys && (prepaid || mayBuy) ? routed(prepaid ? '/kies-prepaid-bundel' : '/mbs-bijkopen') : null
  const label = prepaid ? copy.hero.choose : copy.hero.extra
  const invoices = internet.kind === 'stopped' ? routed('/facturen') : null
  return (
    <div className={styles.actions}>
      {buy && blocked !== null && (
        <Button variant="primary-green" blocked={blocked} reasonSpoken>
          {label}
        </Button>
      )}
      {buy && blocked === null && (
        <Link to={buy} className={buttonClass({ variant: 'primary-green' })}>
          {label}
        </Link>
      )}
      {invoices && (
        <Link to={invoices} className={buttonClass({})}>
          {copy.hero.invoices}
        </Link>
      )}
      <Link to="/verbruik" className={buttonClass({ variant: 'outline' })}>
        {copy.hero.usage}
      </Link>
      {children}
    </div>
  )
}
