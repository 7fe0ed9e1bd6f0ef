import type { HandsetOrder } from '../../../api/contract/handsetOrder.ts'
import { deliveryStepOf } from '../../../domain/phoneStanding.ts'
import { putInCalendar } from '../../../page/putInCalendar.ts'
import { Button } from '../../../ui/Button.tsx'
import { Steps } from '../../../ui/Steps.tsx'
import { weekdayText } from '../../../words/dateText.ts'
import { deliveryCopy as copy } from './deliveryCopy.ts'

/** How far an ordered phone is, and when it comes. Nothing from delivery on. */
export function Coming({ order: { status, arrivesOn } }: { order: HandsetOrder }) {
  const step = deliveryStepOf(status)
  if (step === null) return null
  const { save, name, ...entry } = copy.calendar
  return (
    <div className="stack stack--tight">
      {arrivesOn !== undefined && <p className="strong">{copy.comes(weekdayText(arrivesOn))}</p>}
      <Steps labels={copy.steps} current={step} happened={status !== 'PROCESSING_BY_LOGISTICS'} />
      {arrivesOn !== undefined && (
        <p>
          <Button
            variant="quiet"
            size="small"
            icon="calendar"
            onPress={() => void putInCalendar(name, [{ id: `phone-${arrivesOn}`, day: arrivesOn, ...entry }])}
          >
            {save}
          </Button>
        </p>
      )}
    </div>
  )
}
