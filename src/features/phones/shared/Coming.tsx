import { type ReactNode, useEffect, useState } from 'react'
import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import { Button } from '#kit/ui/Button.tsx'
import { buzz } from '#kit/ui/buzz.ts'
import { classes } from '#kit/ui/classes.ts'
import { weekdayText } from '#kit/words/dateText.ts'
import type { Read } from '#model/operation.ts'
import { handsetOrder } from '#model/phones/contract/handsetOrder.ts'
import { comesWhen, type Delivery, deliveryStepOf, hasJustArrived, isDelivered } from '#model/phones/phoneComing.ts'
import { ContactLink } from '#page/ContactLink.tsx'
import { putInCalendar } from '#page/putInCalendar.ts'
import { useKeepFocus } from '#page/useKeepFocus.ts'
import { usePolling } from '#page/usePolling.ts'
import { DeliveryNotice } from './DeliveryNotice.tsx'
import { deliveryCopy as copy } from './deliveryCopy.ts'
import styles from './Line.module.css'

/** How often a phone on its way is looked at (ms). */
const EVERY_MS = 60_000

type Props = {
  order: Delivery
  /** The read that tells how far it is, which is asked again; otherwise that of the order. */
  told?: Read<never, unknown>
  /** Beside the button, while the phone is on its way. */
  children?: ReactNode
}

/** How far an ordered phone is and when it comes, kept up to date; in the first days after delivery, how to begin with it. */
export function Coming({ order, told = handsetOrder, children }: Props) {
  const today = dayOf(now())
  const step = deliveryStepOf(order)
  const when = comesWhen(order, today)
  const isUnderway = step !== null || when !== null
  const isThere = hasJustArrived(order, today)
  const stay = useKeepFocus()
  usePolling(step !== null, EVERY_MS, told)
  return (
    <>
      <p className="visually-hidden" role="status">
        <Moved step={step ?? (isDelivered(order) ? copy.now.length - 1 : null)} />
      </p>
      {(isUnderway || isThere) && (
        <div className="stack" {...stay}>
          {isUnderway && (
            <OnItsWay order={order} when={when} step={step}>
              {children}
            </OnItsWay>
          )}
          {isThere && <DeliveryNotice />}
        </div>
      )}
    </>
  )
}

/** Tells a step that is reached while the page is open. */
function Moved({ step }: { step: number | null }) {
  const [before] = useState(step)
  const told = step === null || step === before ? undefined : copy.now[step]
  useEffect(() => {
    if (told !== undefined) buzz()
  }, [told])
  return told
}

type Underway = Omit<Props, 'told'> & { when: ReturnType<typeof comesWhen>; step: number | null }

function OnItsWay({ order: { status, arrivesOn }, when, step, children }: Underway) {
  const { save, name, ...entry } = copy.calendar
  return (
    <div className="stack stack--tight">
      <p className="strong">
        {when === null || arrivesOn === undefined ? copy.unknown : copy.comes[when](weekdayText(arrivesOn))}
      </p>
      {step !== null && <Line at={step} isUnderway={status === 'PROCESSING_BY_LOGISTICS'} />}
      <div className="cluster">
        {when === 'late' && <ContactLink />}
        {arrivesOn !== undefined && when !== 'late' && (
          <Button
            variant="quiet"
            size="small"
            icon="calendar"
            onPress={() => void putInCalendar(name, [{ id: `phone-${arrivesOn}`, day: arrivesOn, ...entry }])}
          >
            {save}
          </Button>
        )}
        {children}
      </div>
    </div>
  )
}

type LineProps = {
  /** The stop that the phone is at, from 0. */
  at: number
  /** It is still on its way to that stop. */
  isUnderway: boolean
}

/** The way of a phone from the order to the customer, with its stops. */
const Line = ({ at, isUnderway }: LineProps) => (
  <div className={styles.room}>
    <ol
      className={styles.line}
      aria-label={copy.line}
      style={{ '--part': (isUnderway ? at - 0.5 : at) / (copy.steps.length - 1) }}
    >
      {copy.steps.map((label, index) => {
        const isDone = index < at || (index === at && !isUnderway)
        return (
          <li key={label} className={classes(isDone && styles.done)} aria-current={index === at ? 'step' : undefined}>
            {label}
            {isDone && <span className="visually-hidden"> (klaar)</span>}
          </li>
        )
      })}
    </ol>
  </div>
)
