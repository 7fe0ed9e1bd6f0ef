import { useState } from 'react'
import { Card, Section } from '#kit/ui/Card.tsx'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { Segmented } from '#kit/ui/Segmented.tsx'
import { megabytesText, minutesInFull, sizeText } from '#kit/words/dataSize.ts'
import { spanText } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import { daysOf, TRAVEL_HABITS, type TravelHabit, type Trip, tripCosts } from '#model/abroad/abroad.ts'
import { getTravelPlan } from '#model/abroad/contract.ts'
import { useReadState } from '#platform/api/client.ts'
import { useIsPrepaid } from '#platform/session/visitor.ts'
import { copy } from './copy.ts'
import type { TripFigures } from './shared/pack.ts'
import { ownLimit } from './text.ts'

const habits = (['little', 'some', 'much'] as const).map((value) => ({ value, text: copy.sum.habits[value] }))

/** The total costs of the trip, once its days are known. */
export function TripSum({ trip, figures }: { trip: Trip | null; figures: TripFigures }) {
  return (
    <Section title={copy.sum.title}>
      {trip === null ? <p className="muted">{copy.sum.needsDays}</p> : <Known trip={trip} figures={figures} />}
    </Section>
  )
}

function Known({ trip, figures }: { trip: Trip; figures: TripFigures }) {
  const isPrepaid = useIsPrepaid()
  const plan = useReadState(getTravelPlan).value
  const [habit, setHabit] = useState<TravelHabit>('some')
  if (figures.zone === 'EU') return <p>{(isPrepaid ? copy.sum.euPrepaid : copy.sum.eu)(spanText(trip))}</p>

  const sum = tripCosts(trip, figures.prices, habit, { limit: ownLimit(plan, trip), isLegal: !isPrepaid })
  const { minutes, data } = TRAVEL_HABITS[habit]
  return (
    <Card>
      <div className="stack">
        <Segmented label={copy.sum.habit} options={habits} value={habit} onChange={setHabit} />
        <p className="small muted">{copy.sum.about[habit](minutesInFull(minutes), megabytesText(data))}</p>
        <Facts>
          <Fact term={copy.sum.calls(minutesInFull(sum.minutes))}>{euro(sum.calls)}</Fact>
          <Fact term={copy.sum.data(sizeText(sum.size))}>{euro(sum.data)}</Fact>
          <Fact term={copy.sum.total(daysOf(trip))} total>
            {euro(sum.total)}
          </Fact>
        </Facts>
        <p className="small muted">
          {sum.stopsAt !== null && `${copy.sum.stops(euro(sum.stopsAt))} `}
          {copy.sum.wifi}
        </p>
      </div>
    </Card>
  )
}
