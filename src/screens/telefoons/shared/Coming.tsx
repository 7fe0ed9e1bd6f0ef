import { type ReactNode, useEffect, useState } from 'react'
import { type HandsetOrder, handsetOrder } from '../../../api/contract/handsetOrder.ts'
import { now } from '../../../clock.ts'
import { dayOf } from '../../../domain/dates.ts'
import { comesWhen, deliveryStepOf, hasJustArrived } from '../../../domain/phoneStanding.ts'
import { ContactLink } from '../../../page/ContactLink.tsx'
import { putInCalendar } from '../../../page/putInCalendar.ts'
import { useLookAgain } from '../../../page/useLookAgain.ts'
import { Button } from '../../../ui/Button.tsx'
import { buzz } from '../../../ui/buzz.ts'
import { weekdayText } from '../../../words/dateText.ts'
import { Arrived } from './Arrived.tsx'
import { deliveryCopy as copy } from './deliveryCopy.ts'
import { Line } from './Line.tsx'

/** How often a phone on its way is looked at (ms). */
const EVERY_MS = 60_000

type Props = {
  order: Pick<HandsetOrder, 'status' | 'arrivesOn'>
  /** Beside the button, while the phone is on its way. */
  children?: ReactNode
}

/** How far an ordered phone is and when it comes, kept up to date; in the first days after delivery, how to begin with it. */
export function Coming({ order, children }: Props) {
  const step = deliveryStepOf(order.status)
  useLookAgain(step !== null, EVERY_MS, handsetOrder)
  return (
    <>
      <p className="visually-hidden" role="status">
        <Moved step={step ?? (order.status === 'DELIVERED' ? copy.now.length - 1 : null)} />
      </p>
      {step !== null && (
        <OnItsWay order={order} step={step}>
          {children}
        </OnItsWay>
      )}
      {hasJustArrived(order, dayOf(now())) && <Arrived />}
    </>
  )
}

/** Tells a step that is reached while the page is open. */
function Moved({ step }: { step: number | null }) {
  const [before] = useState(step)
  const hasMoved = step !== null && step !== before
  useEffect(() => {
    if (hasMoved) buzz()
  }, [hasMoved])
  return hasMoved && copy.now[step]
}

function OnItsWay({ order, step, children }: Props & { step: number }) {
  const { status, arrivesOn } = order
  const when = comesWhen(order, dayOf(now()))
  const { save, name, ...entry } = copy.calendar
  return (
    <div className="stack stack--tight">
      <p className="strong">
        {when === null || arrivesOn === undefined ? copy.unknown : copy.comes[when](weekdayText(arrivesOn))}
      </p>
      <Line at={step} isUnderway={status === 'PROCESSING_BY_LOGISTICS'} />
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
