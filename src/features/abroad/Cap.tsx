import { useState } from 'react'
import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import { Chips } from '#kit/ui/Chips.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { sizeText } from '#kit/words/dataSize.ts'
import { choiceText } from '#kit/words/money.ts'
import { megabytesFor, TRAVEL_LIMITS, type Trip } from '#model/abroad/abroad.ts'
import { cancelTravelCap, getTravelPlan, setTravelCap, type TravelCap } from '#model/abroad/contract.ts'
import { useKeepFocus } from '#page/useKeepFocus.ts'
import { Refusal, WriteButton } from '#page/WriteButton.tsx'
import { useRead } from '#platform/api/client.ts'
import { toast } from '#platform/stores/toasts.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { copy } from './copy.ts'
import { capText, ownLimit } from './text.ts'

const amounts = TRAVEL_LIMITS.map((cents) => ({ value: String(cents), text: choiceText(cents) }))
const [, USUAL = ''] = amounts.map(({ value }) => value)

/** The customer's own limit: the active one, or for another trip one to choose. `perMb` in cents. */
export function Cap({ trip, perMb }: { trip: Trip | null; perMb: number }) {
  const { cap } = useRead(getTravelPlan)
  const isThisTrip = trip !== null && ownLimit({ cap }, trip) !== null

  return (
    <div className="stack" {...useKeepFocus()} role="group" aria-label={copy.limit.own}>
      {cap === null ? <p className="muted">{copy.limit.ownText}</p> : <CapStatus cap={cap} />}
      {!isThisTrip && <Choice trip={trip} perMb={perMb} replaces={cap !== null} />}
    </div>
  )
}

function CapStatus({ cap }: { cap: TravelCap }) {
  const cancelling = useWrite(cancelTravelCap, { failed: copy.limit.failed, refusals: { NOTHING: null } })
  const { title, text } = capText(cap, dayOf(now()))
  const done = () => toast({ id: 'travel-cap', text: copy.limit.cancelled })
  return (
    <>
      <Notice tone="good" title={title}>
        {text}
      </Notice>
      <Refusal text={cancelling.refusal} />
      <WriteButton
        variant="outline"
        busy={cancelling.busy}
        busyLabel={copy.limit.cancelling}
        onPress={() => void cancelling.run(undefined, done)}
      >
        {copy.limit.cancel}
      </WriteButton>
    </>
  )
}

type ChoiceProps = { trip: Trip | null; perMb: number; replaces: boolean }

function Choice({ trip, perMb, replaces }: ChoiceProps) {
  const [chosen, setChosen] = useState(USUAL)
  const setting = useWrite(setTravelCap, { failed: copy.limit.failed })
  const amount = Number(chosen)
  return (
    <>
      <Chips label={copy.limit.amount} options={amounts} value={chosen} onChange={setChosen} />
      <p className="small muted">{copy.limit.size(sizeText(megabytesFor(amount, perMb)))}</p>
      <Refusal text={setting.refusal} />
      <WriteButton
        busy={setting.busy}
        busyLabel={copy.limit.setting}
        blocked={trip === null ? copy.limit.needsDays : null}
        onPress={() => trip && void setting.run({ ...trip, amount })}
      >
        {replaces ? copy.limit.replace : copy.limit.set}
      </WriteButton>
    </>
  )
}
