import { type ReactNode, useEffect, useState } from 'react'
import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import { provider } from '#kit/provider.ts'
import { Button } from '#kit/ui/Button.tsx'
import { buzz } from '#kit/ui/buzz.ts'
import { classes } from '#kit/ui/classes.ts'
import { Numbered } from '#kit/ui/Numbered.tsx'
import { weekdayText } from '#kit/words/dateText.ts'
import type { Read } from '#model/operation.ts'
import { handsetOrder } from '#model/phones/contract/handsetOrder.ts'
import { comesWhen, deliveryStepOf, hasJustArrived, isDelivered, type PhoneDelivery } from '#model/phones/phoneComing.ts'
import { ContactLink } from '#page/ContactLink.tsx'
import { putInCalendar } from '#page/putInCalendar.ts'
import { useKeepFocus } from '#page/useKeepFocus.ts'
import { usePolling } from '#page/usePolling.ts'
import { ExternalLink, Link } from '#platform/router/Link.tsx'
import { deliveryCopy } from './deliveryCopy.ts'
import styles from './Line.module.css'

/** How often a phone on its way is looked at (ms). */
const EVERY_MS = 60_000

type Props = {
  order: PhoneDelivery
  /** The read with its progress, which is repeated; otherwise that of the order. */
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
        <Moved step={step ?? (isDelivered(order) ? deliveryCopy.now.length - 1 : null)} />
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
  const told = step === null || step === before ? undefined : deliveryCopy.now[step]
  useEffect(() => {
    if (told !== undefined) buzz()
  }, [told])
  return told
}

type Underway = Omit<Props, 'told'> & { when: ReturnType<typeof comesWhen>; step: number | null }

function OnItsWay({ order: { status, arrivesOn }, when, step, children }: Underway) {
  const { save, name, ...entry } = deliveryCopy.calendar
  return (
    <div className="stack stack--tight">
      <p className="strong">
        {when === null || arrivesOn === undefined ? deliveryCopy.unknown : deliveryCopy.comes[when](weekdayText(arrivesOn))}
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
      aria-label={deliveryCopy.line}
      style={{ '--part': (isUnderway ? at - 0.5 : at) / (deliveryCopy.steps.length - 1) }}
    >
      {deliveryCopy.steps.map((label, index) => {
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

/** A greeting to who has a new phone, with three steps to begin. */
const DeliveryNotice = () => (
  <div className="stack">
    <p className="strong">{deliveryCopy.arrived.title}</p>
    <Numbered
      steps={[
        deliveryCopy.arrived.move,
        <Step key="sim" text={deliveryCopy.arrived.sim}>
          <Link className="link" to="/instellingen/simkaart">
            {deliveryCopy.arrived.simLink}
          </Link>
        </Step>,
        provider.tradeIn === null ? (
          deliveryCopy.arrived.oldAlone
        ) : (
          <Step key="old" text={deliveryCopy.arrived.old}>
            <ExternalLink className="link" to={provider.tradeIn}>
              {deliveryCopy.arrived.oldLink}
            </ExternalLink>
          </Step>
        ),
      ]}
    />
    <p className="small muted">
      {deliveryCopy.arrived.card}{' '}
      <Link className="link" to="/noodkaart">
        {deliveryCopy.arrived.cardLink}
      </Link>
    </p>
  </div>
)

const Step = ({ text, children }: { text: string; children: ReactNode }) => (
  <span>
    {text} {children}
  </span>
)
