import { now } from '../../../clock.ts'
import { stageOf } from '../../../domain/abroad.ts'
import { countryName } from '../../../domain/countries.ts'
import { dayOf } from '../../../domain/dates.ts'
import { ButtonLink } from '../../../routes/Link.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { tripCopy as copy } from './tripCopy.ts'
import { usePack } from './usePack.ts'

/** The trip on this device, from the day before until its last day. */
export default function TripNotice() {
  const kept = usePack()
  const stage = kept && stageOf(kept, dayOf(now()))
  if (!kept || (stage !== 'eve' && stage !== 'during')) return null
  return (
    <Notice
      title={copy[stage](countryName(kept.figures.country))}
      action={
        <ButtonLink to="/buitenland" variant="outline" size="small">
          {copy.link}
        </ButtonLink>
      }
    >
      {copy.text}
    </Notice>
  )
}
