import type { ReactNode } from 'react'
import { openPay } from '#features/invoices/shared/openPay.ts'
import { Button, type ButtonLook } from '#kit/ui/Button.tsx'
import { classes } from '#kit/ui/classes.ts'
import { sizeText } from '#kit/words/dataSize.ts'
import { euro } from '#kit/words/money.ts'
import type { Overview, Usps } from '#model/overview/contract.ts'
import type { InternetState } from '#model/overview/internet.ts'
import { mainStep } from '#model/overview/mainStep.ts'
import { useBlockedOnArrival } from '#platform/connection/blocked.ts'
import type { Href, PlainPath } from '#platform/router/href.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { copy } from './copy.ts'
import styles from './Hero.module.css'

type Props = {
  internet: InternetState
  overview: Overview
  usps: Usps | null
  prepaid: boolean
  now: number
  /** The price of more internet, compared with today's costs without a bundle. */
  offer: string | null
  children: ReactNode
}

/**
 * The actions for the figure. Only the step that helps this customer now is the primary button. Buying a prepaid bundle ends the
 * running one, so it is offered only when that is empty. Offline the button is blocked and says why.
 */
export function Actions({ internet, overview, usps, prepaid, now, offer, children }: Props) {
  const blocked = useBlockedOnArrival()
  const step = mainStep(overview, now)
  const hasEnded = internet.kind === 'stopped'
  const isCapped = !hasEnded && internet.standstill?.why === 'capped'
  const isLimited = isCapped && internet.standstill?.limited === true
  const works = !hasEnded && (internet.standstill === null || isCapped)
  const helps = internet.kind === 'none' || (internet.kind === 'limited' && (!prepaid || internet.empty))
  const buy =
    works && helps && (prepaid || overview.buyDataEligible) ? (prepaid ? '/kies-prepaid-bundel' : '/mbs-bijkopen') : null
  const extra =
    isCapped && usps ? copy.hero.extraFor(sizeText(usps.extraDataBundleSize), euro(usps.extraDataPrice)) : copy.hero.extra
  const stops = prepaid && works && internet.kind !== 'none' && !internet.bundle.autoExtend && !buy
  const lookOf = (mine: boolean) => (mine ? 'primary-green' : 'outline')
  return (
    <div className={styles.actions}>
      {step === 'payInvoices' && (
        <Button variant="primary-green" blocked={blocked} reasonSpoken onPress={() => void openPay('alle-facturen')}>
          {copy.hero.pay}
        </Button>
      )}
      {offer && <p className={classes('small', styles.whole)}>{offer}</p>}
      {stops && (
        <Costly to="/kies-prepaid-bundel" label={copy.hero.extend} blocked={blocked} variant={lookOf(step === 'extendBundle')} />
      )}
      {buy && (
        <Costly
          to={buy}
          label={prepaid ? copy.hero.choose : extra}
          blocked={blocked}
          variant={lookOf(step === 'buyData' || step === 'chooseBundle')}
        />
      )}
      {buy && isCapped && (
        <ButtonLink to={isLimited ? '/instellingen/kostenlimiet' : '/dataplafond'} variant="outline">
          {isLimited ? copy.hero.limit : copy.hero.cap}
        </ButtonLink>
      )}
      {hasEnded && (
        <ButtonLink to="/facturen" variant={step === 'payInvoices' ? 'outline' : 'ink'}>
          {copy.hero.invoices}
        </ButtonLink>
      )}
      {!hasEnded && (
        <ButtonLink to="/verbruik" variant="outline">
          {copy.hero.usage}
        </ButtonLink>
      )}
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
