import type { ReactNode } from 'react'
import * as v from 'valibot'
import { PaymentId } from '../api/contract/payment.ts'
import type { Unpaid } from '../order/machine.ts'
import { type PaymentStanding, usePayment } from '../order/usePayment.ts'
import { Elsewhere } from '../routes/Elsewhere.tsx'
import type { Href, PlainPath } from '../routes/href.ts'
import { Link } from '../routes/Link.tsx'
import { usePlace } from '../routes/location.tsx'
import { Button, buttonClass } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import { Scene } from '../ui/Scene.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import styles from './CheckedPayment.module.css'
import { paymentCopy as copy } from './paymentCopy.ts'

type Again = (otherwise: ReactNode) => ReactNode

/**
 * How the payment of the address stands. `again`: for a customer who has not paid, in place of the way back to where it was begun (`otherwise`):
 * what was ordered may be kept, and can be paid.
 */
export function CheckedPayment({ again }: { again?: Again }) {
  const query = new URLSearchParams(usePlace().search)
  const id = query.get('betaling')
  return v.is(PaymentId, id) ? (
    <Checked key={id} id={id} back={query.get('terug')} {...(again && { again })} />
  ) : (
    <Elsewhere to="/" />
  )
}

type Said = {
  title: string
  text: string
  /** It is still going on. */
  isBusy?: true
  /** A second thing to know. */
  note?: string
}

/** It was paid, but not from the customer's own account. */
const isOther = (why: Unpaid): boolean => why === 'other-name' || why === 'other-account'

/** The texts for a payment in this state. */
function said(standing: PaymentStanding, isGuest: boolean): Said {
  switch (standing.kind) {
    case 'unpaid': {
      const { why } = standing
      return { title: copy.unpaid[why], text: copy.unpaidText[why], note: isOther(why) ? copy.sentBack : copy.nothing }
    }
    case 'still-pending':
      return { title: copy.pending, text: copy.pendingText }
    case 'no-payment':
      return { title: copy.unknown, text: copy.unknownText }
    case 'paid':
    case 'done':
      return isGuest ? { title: copy.paid, text: copy.paidElsewhere } : { title: copy.paid, text: copy.paidText, isBusy: true }
    case 'open':
    case 'sending':
    case 'checking':
    case 'unknown':
    case 'placed':
    case 'failed':
    case 'to-pay':
    case 'at-the-bank':
    case 'checking-payment':
      return { title: copy.checking, text: copy.checkingText, note: copy.longer, isBusy: true }
  }
}

function Checked({ id, back, again }: { id: string; back: string | null; again?: Again }) {
  const { standing, start, details, recheck, resume } = usePayment(id, back)
  const isGuest = usePlace().visitor.kind !== 'customer'
  const { title, text, isBusy, note } = said(standing, isGuest)
  const isWaiting = standing.kind === 'checking-payment' || standing.kind === 'still-pending'
  const mayAsk = standing.kind === 'still-pending' || (standing.kind === 'paid' && !isGuest)
  const isKept = standing.kind === 'unpaid' && !isGuest && again !== undefined
  const retry = start === null ? null : <Onward to={start}>{copy.retry}</Onward>
  return (
    <div className={classes('wrap wrap--text page', styles.message)}>
      <Scene name={standing.kind === 'unpaid' || standing.kind === 'no-payment' ? 'error' : 'walk'} />
      <div className={styles.said} role="status">
        {isBusy && <Spinner />}
        <div className="stack stack--tight">
          <h1 className="title-section" tabIndex={-1}>
            {title}
          </h1>
          <p className="muted">{text}</p>
        </div>
      </div>
      {note && <p className="small muted">{note}</p>}
      {isKept && again(retry)}
      {!isBusy && standing.kind !== 'no-payment' && (
        <p className="small muted">
          {copy.reference} <span className={styles.reference}>{id}</span>
        </p>
      )}
      <div className="cluster">
        {isWaiting && resume && (
          <Button variant="outline" onPress={resume}>
            {copy.resume}
          </Button>
        )}
        {mayAsk && <Button onPress={recheck}>{copy.recheck}</Button>}
        {standing.kind === 'unpaid' && !isKept && retry}
        {standing.kind === 'unpaid' && isOther(standing.why) && details !== null && <Onward to={details}>{copy.details}</Onward>}
        {!isBusy && !isGuest && <Onward to="/">{copy.overview}</Onward>}
        {!isBusy && isGuest && <Onward to="/inloggen">{copy.login}</Onward>}
      </div>
    </div>
  )
}

const Onward = ({ to, children }: { to: Href | PlainPath; children: string }) => (
  <Link to={to} className={buttonClass({ variant: 'outline' })}>
    {children}
  </Link>
)
