import { now } from '#kit/clock.ts'
import { provider } from '#kit/provider.ts'
import { Notice } from '#kit/ui/Notice.tsx'
import { bones } from '#kit/ui/Skeleton.tsx'
import { momentText } from '#kit/words/dateText.ts'
import type { Trip } from '#model/abroad/abroad.ts'
import { getAbroadRates } from '#model/abroad/contract.ts'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useRead, useReadState } from '#platform/api/client.ts'
import { ExternalLink } from '#platform/router/Link.tsx'
import { Calling } from './Calling.tsx'
import { Costs } from './Costs.tsx'
import { copy } from './copy.ts'
import { Limits } from './Limits.tsx'
import { OnTheWay } from './OnTheWay.tsx'
import { Switches } from './Switches.tsx'
import type { Figures, Kept } from './shared/pack.ts'
import { TripSum } from './TripSum.tsx'
import { figuresOf } from './text.ts'

type Props = {
  country: string
  /** Null as long as the days are unknown. */
  trip: Trip | null
  kept: Kept | null
  /** The trip was wiped from the device. */
  remove: () => void
}

/** What a country means for this customer: the newest figures, or without an answer those on the device. */
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

type AboutProps = Omit<Props, 'kept'> & { figures: Figures; storedAt: number | null }

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
