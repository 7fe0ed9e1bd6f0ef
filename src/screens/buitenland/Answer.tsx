import { useRead, useReadState } from '../../api/client.ts'
import { getAbroadRates } from '../../api/contract/abroad.ts'
import { now } from '../../clock.ts'
import type { Trip } from '../../domain/abroad.ts'
import { ReadBlock } from '../../page/ReadBlock.tsx'
import { provider } from '../../provider.ts'
import { ExternalLink } from '../../routes/Link.tsx'
import { Bone } from '../../ui/Bone.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { momentText } from '../../words/dateText.ts'
import { Calling } from './Calling.tsx'
import { Costs } from './Costs.tsx'
import { abroadCopy as copy } from './copy.ts'
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
    <ReadBlock waiting={<Bone width="100%" height="36rem" radius="var(--radius-lg)" />}>
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
