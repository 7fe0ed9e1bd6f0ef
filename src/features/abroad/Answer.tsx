import type { ReactNode } from 'react'
import { now } from '#kit/clock.ts'
import { momentOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { provider } from '#kit/provider.ts'
import { Card, Section } from '#kit/ui/Card.tsx'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { bones } from '#kit/ui/Skeleton.tsx'
import { sizeText } from '#kit/words/dataSize.ts'
import { momentText } from '#kit/words/dateText.ts'
import type { Trip } from '#model/abroad/abroad.ts'
import { getAbroadRates, getTravelPlan } from '#model/abroad/contract.ts'
import { countryName } from '#model/abroad/countries.ts'
import { minutesAhead } from '#model/abroad/timeDifference.ts'
import { reading } from '#model/operation.ts'
import { CallLink } from '#page/CallLink.tsx'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useRead, useReadState } from '#platform/api/client.ts'
import { ExternalLink, Link } from '#platform/router/Link.tsx'
import { useIsPrepaid } from '#platform/session/visitor.ts'
import { Cap } from './Cap.tsx'
import { copy } from './copy.ts'
import { OnTheWay } from './OnTheWay.tsx'
import { Switches } from './Switches.tsx'
import type { Kept, TripFigures } from './shared/pack.ts'
import { TripSum } from './TripSum.tsx'
import { abroadTimeText, alarmsOf, figuresOf, legalText, priceRows } from './text.ts'

type Props = {
  country: string
  /** Null as long as the days are unknown. */
  trip: Trip | null
  kept: Kept | null
  /** The trip was wiped from the device. */
  remove: () => void
}

/** The figures of a country for this customer: the newest, or without an answer those on the device. */
export function Answer({ kept, ...props }: Props) {
  const isTold = useReadState(getAbroadRates).value !== null
  if (!isTold && kept?.figures.country === props.country) return <About {...props} figures={kept.figures} storedAt={kept.at} />
  return (
    <ReadBlock waiting={bones('36rem')}>
      <Fresh {...props} />
    </ReadBlock>
  )
}

function Fresh(props: Omit<Props, 'kept'>) {
  const figures = figuresOf(useRead(getAbroadRates), props.country)
  if (figures !== null) return <About {...props} figures={figures} storedAt={null} />
  return (
    <Notice
      action={
        <ExternalLink to={provider.ratesAbroad} className="link">
          {copy.unknown.link}
        </ExternalLink>
      }
    >
      {copy.unknown.text}
    </Notice>
  )
}

type AboutProps = Omit<Props, 'kept'> & { figures: TripFigures; storedAt: number | null }

function About({ trip, figures, storedAt, remove }: AboutProps) {
  return (
    <>
      <Costs figures={figures}>{storedAt === null ? copy.fresh : copy.kept(momentText(storedAt, now()))}</Costs>
      <TripSum figures={figures} trip={trip} />
      <Limits figures={figures} trip={trip} />
      <Switches zone={figures.zone} />
      <Calling figures={figures} on={trip?.from ?? null} />
      <OnTheWay trip={trip} figures={figures} isStored={storedAt !== null} remove={remove} />
    </>
  )
}

/** The prices in a country; `children`: their date. */
function Costs({ figures, children }: { figures: TripFigures; children: ReactNode }) {
  const isPrepaid = useIsPrepaid()
  const isEu = figures.zone === 'EU'
  const world = isPrepaid ? copy.costs.worldPrepaid : copy.costs.world
  return (
    <Section title={copy.costs.title(countryName(figures.country))}>
      {isEu && <p>{isPrepaid ? copy.costs.euPrepaid : copy.costs.eu}</p>}
      {figures.fairUse !== null && <p>{copy.costs.fairUse(sizeText(figures.fairUse))}</p>}
      <p>{isEu ? copy.costs.outside : world}</p>
      <Card>
        <Facts>
          {priceRows(figures).map(({ term, text, note }) => (
            <Fact key={term} term={term}>
              {text}
              {note && (
                <>
                  <br />
                  <span className="small muted">{note}</span>
                </>
              )}
            </Fact>
          ))}
        </Facts>
      </Card>
      <p className="small muted">{children}</p>
    </Section>
  )
}

/** The limits that keep the bill low: outside the EU the legal limit or the credit, and the customer's own limit for the trip. */
function Limits({ figures, trip }: { figures: TripFigures; trip: Trip | null }) {
  const isPrepaid = useIsPrepaid()
  if (figures.zone === 'EU') return isPrepaid ? null : <InEu />
  return (
    <Section title={copy.limit.title}>
      <p>{isPrepaid ? copy.limit.prepaid : legalText(figures)}</p>
      <Card>
        <div className="stack">
          <h3 className="title-card">{copy.limit.own}</h3>
          <ReadBlock reads={[reading(getTravelPlan)]} waiting={bones('8rem')}>
            <Cap trip={trip} perMb={figures.prices.data} />
          </ReadBlock>
        </div>
      </Card>
    </Section>
  )
}

const InEu = () => (
  <p>
    {copy.limit.inEu}{' '}
    <Link to="/dataplafond" className="link">
      {copy.limit.inEuLink}
    </Link>
  </p>
)

const NOON = 12

/** How to call home, for help, and us. `on`: the first day of the trip, which decides about summer time. */
function Calling({ figures: { country, emergency }, on }: { figures: TripFigures; on: Day | null }) {
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
          {ahead !== null && <Fact term={copy.calling.time}>{abroadTimeText(ahead)}</Fact>}
        </Facts>
      </Card>
    </Section>
  )
}
