import { type ReactNode, useEffect, useState } from 'react'
import * as v from 'valibot'
import { Button } from '#kit/ui/Button.tsx'
import { classes } from '#kit/ui/classes.ts'
import { Notice } from '#kit/ui/Notice.tsx'
import { Scene } from '#kit/ui/Scene.tsx'
import { Spinner } from '#kit/ui/Spinner.tsx'
import { euro } from '#kit/words/money.ts'
import { cancelPayment, PaymentId } from '#model/payment/contract.ts'
import { paymentReference } from '#model/payment/paymentReference.ts'
import type { Href, PlainPath } from '#platform/router/href.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { usePlace } from '#platform/router/location.tsx'
import { Redirect } from '#platform/router/Redirect.tsx'
import { usePayment } from '#platform/write/usePayment.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import styles from './CheckedPayment.module.css'
import { paymentCopy } from './paymentCopy.ts'
import { isOther, type Patience, paymentText } from './paymentText.ts'

type Again = (otherwise: ReactNode) => ReactNode

/**
 * The status of the payment in the address. `again` replaces the way back (`otherwise`) for a customer who has not paid: the order may have
 * been kept and can still be paid.
 */
export function CheckedPayment({ again }: { again?: Again }) {
  const { search } = usePlace()
  const id = paymentIn(search)
  const back = new URLSearchParams(search).get('terug')
  return id === null ? <Redirect to="/" /> : <Checked key={id} id={id} back={back} {...(again && { again })} />
}

/** The payment id in the address; null without a valid one. */
export function paymentIn(search: string): string | null {
  const id = new URLSearchParams(search).get('betaling')
  return v.is(PaymentId, id) ? id : null
}

const [LONG_MS, TOO_LONG_MS] = [5000, 15_000]

function usePatience(): Patience {
  const [patience, setPatience] = useState<Patience>('fresh')
  useEffect(() => {
    const timers = [setTimeout(setPatience, LONG_MS, 'long'), setTimeout(setPatience, TOO_LONG_MS, 'too-long')]
    return () => timers.forEach(clearTimeout)
  }, [])
  return patience
}

const stopWords = {
  failed: paymentCopy.stopFailed,
  outcomeUnknown: paymentCopy.stopUnheard,
  refusals: { ALREADY_PAID: paymentCopy.tooLate, PAYMENT_PENDING: paymentCopy.tooLate, 404: paymentCopy.gone },
}

function Checked({ id, back, again }: { id: string; back: string | null; again?: Again }) {
  const { standing, about, isOpen, start, seen, details, resume, stopped } = usePayment(id, back)
  const isGuest = usePlace().visitor.kind !== 'customer'
  const patience = usePatience()
  const { title, text, isBusy, note, drawing = 'walk' } = paymentText(standing, { patience, isGuest, isOpen })
  const { kind } = standing
  const isWaiting = kind === 'checking-payment' || kind === 'still-pending'
  const isUnpaid = kind === 'unpaid'
  const stopping = useWrite(cancelPayment, stopWords)
  // Only the customer who pays is told what it is about.
  const mayStop = isWaiting && isOpen && patience !== 'fresh' && !isGuest && about !== null
  const retry =
    start === null ? null : (
      <Onward to={start} variant="primary-green">
        {paymentCopy.retry}
      </Onward>
    )
  return (
    <div className={classes('wrap wrap--text page', styles.message)}>
      <Scene name={drawing} />
      <div className={styles.said} role="status">
        {isBusy && <Spinner />}
        <div className="stack stack--tight">
          <h1 className="title-section" tabIndex={-1}>
            {title}
          </h1>
          {about && <p className="strong">{paymentCopy.about(euro(about.amount), paymentCopy.things[about.flow] ?? null)}</p>}
          <p className="muted">{text}</p>
          {note && <p className="small muted">{note}</p>}
          {mayStop && <p className="small muted">{paymentCopy.mayStop}</p>}
        </div>
      </div>
      {mayStop && stopping.refusal !== null && (
        <Notice tone="bad" alert>
          {stopping.refusal}
        </Notice>
      )}
      {isUnpaid && !isGuest && again?.(retry)}
      <div className="cluster">
        {isWaiting && isOpen && patience !== 'fresh' && resume && (
          <Button variant="primary-green" onPress={resume}>
            {paymentCopy.resume}
          </Button>
        )}
        {mayStop && (
          <Button
            variant="outline"
            busy={stopping.busy && paymentCopy.stopping}
            onPress={() => void stopping.run({ id }, () => stopped(again !== undefined))}
          >
            {paymentCopy.stop}
          </Button>
        )}
        {isUnpaid && isOther(standing.why) && details !== null && (
          <Onward to={details} variant="primary-green">
            {paymentCopy.details}
          </Onward>
        )}
        {isUnpaid && !isGuest && !again && !(isOther(standing.why) && details !== null) && retry}
        {kind === 'no-payment' && !isGuest && start !== null && (
          <Onward to={start} variant="primary-green">
            {paymentCopy.begin}
          </Onward>
        )}
        {kind === 'paid' && !isGuest && patience !== 'fresh' && seen !== null && (
          <Onward to={seen}>{paymentCopy.places[about?.flow ?? ''] ?? paymentCopy.overview}</Onward>
        )}
        {!isGuest && (!isBusy || patience === 'too-long') && <Onward to="/">{paymentCopy.overview}</Onward>}
        {!isBusy && isGuest && <Onward to="/inloggen">{paymentCopy.login}</Onward>}
      </div>
      {isUnpaid && (
        <p className="small muted">
          {paymentCopy.reference} <span className="mono">{paymentReference(id)}</span>
        </p>
      )}
    </div>
  )
}

type OnwardProps = { to: Href | PlainPath; variant?: 'outline' | 'primary-green'; children: string }

const Onward = ({ to, variant = 'outline', children }: OnwardProps) => (
  <ButtonLink to={to} variant={variant}>
    {children}
  </ButtonLink>
)
