import { useEffect, useEffectEvent, useState } from 'react'
import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import { Button, ButtonGroup } from '#kit/ui/Button.tsx'
import { Section } from '#kit/ui/Card.tsx'
import { dayInFull } from '#kit/words/dateText.ts'
import { restsUntil, type Trip } from '#model/abroad/abroad.ts'
import { putInCalendar } from '#page/putInCalendar.ts'
import { whenKnown } from '#platform/session/visitor.ts'
import { canPersist } from '#platform/storage/items.ts'
import { toast } from '#platform/stores/toasts.ts'
import { copy } from './copy.ts'
import { keepPack, removePack, type TripFigures } from './shared/pack.ts'
import { tripDay } from './text.ts'

type Props = { trip: Trip | null; figures: TripFigures; isStored: boolean; remove: () => void }

/** Keeps the trip on the device, unless these figures come from there, and puts it in the calendar. */
export function OnTheWay({ trip, figures, isStored, remove }: Props) {
  const [isRemoved, setRemoved] = useState(false)
  const keep = useEffectEvent(({ from, until }: Trip) => void keepPack({ from, until, figures }))
  const { from, until } = trip ?? {}
  const keeps = trip !== null && !isStored && !isRemoved
  useEffect(() => {
    if (keeps && from && until) whenKnown(() => keep({ country: figures.country, from, until }))
  }, [keeps, from, until, figures.country])

  async function wipe() {
    await removePack()
    setRemoved(true)
    remove()
    toast({ id: 'trip', text: copy.pack.removed })
  }

  return (
    <Section title={copy.pack.title}>
      {trip === null && <p className="muted">{copy.pack.notYet}</p>}
      {trip !== null && !isRemoved && canPersist() && (
        <p className="muted">{copy.pack.kept(dayInFull(restsUntil(trip, dayOf(now()))))}</p>
      )}
      {trip !== null && (
        <ButtonGroup>
          <Button
            variant="outline"
            icon="calendar"
            onPress={() => void putInCalendar(copy.pack.fileName(trip.from), [tripDay(trip, figures)])}
          >
            {copy.pack.calendar}
          </Button>
          {!isRemoved && (
            <Button variant="quiet" onPress={() => void wipe()}>
              {copy.pack.remove}
            </Button>
          )}
        </ButtonGroup>
      )}
    </Section>
  )
}
