import { now } from '#kit/clock.ts'
import { momentOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { provider } from '#kit/provider.ts'
import { Card, Section } from '#kit/ui/Card.tsx'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { minutesAhead } from '#model/abroad/timeDifference.ts'
import { CallLink } from '#page/CallLink.tsx'
import { copy } from './copy.ts'
import type { Figures } from './shared/pack.ts'
import { alarmsOf, timeText } from './text.ts'

const NOON = 12

/** How to call home, for help, and us. `on`: the first day of the trip, which decides about summer time. */
export function Calling({ figures: { country, emergency }, on }: { figures: Figures; on: Day | null }) {
  const alarms = alarmsOf(emergency)
  const ahead = minutesAhead(country, on === null ? now() : momentOf(on, NOON))
  return (
    <Section title={copy.calling.title}>
      <Card>
        <Facts>
          {alarms.map(({ who, number }) => (
            <Fact key={number} term={who ?? copy.calling.alarm}>
              <CallLink number={number} />
            </Fact>
          ))}
          {alarms.length === 0 && <Fact term={copy.calling.alarm}>{copy.calling.alarmUnknown}</Fact>}
          <Fact term={copy.calling.home}>{copy.calling.homeText}</Fact>
          <Fact
            term={
              <>
                {copy.calling.own}
                <br />
                <span className="small muted">{copy.calling.ownText}</span>
              </>
            }
          >
            <CallLink number={provider.blockNumber} />
          </Fact>
          {ahead !== null && <Fact term={copy.calling.time}>{timeText(ahead)}</Fact>}
        </Facts>
      </Card>
    </Section>
  )
}
