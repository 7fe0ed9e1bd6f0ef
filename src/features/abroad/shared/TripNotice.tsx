import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import { Notice } from '#kit/ui/Notice.tsx'
import { stageOf } from '#model/abroad/abroad.ts'
import { countryName } from '#model/abroad/countries.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { usePack } from './usePack.ts'

const tripCopy = {
  eve: (country: string) => `Morgen naar ${country}`,
  during: (country: string) => `Je bent in ${country}`,
  text: 'Bekijk wat bellen en internet daar kosten, ook zonder internet.',
  link: 'Naar je reis',
} as const

/** The trip on this device, from the day before until its last day. */
export default function TripNotice() {
  const kept = usePack()
  const stage = kept && stageOf(kept, dayOf(now()))
  if (!kept || (stage !== 'eve' && stage !== 'during')) return null
  return (
    <Notice
      title={tripCopy[stage](countryName(kept.figures.country))}
      action={
        <ButtonLink to="/buitenland" variant="outline" size="small">
          {tripCopy.link}
        </ButtonLink>
      }
    >
      {tripCopy.text}
    </Notice>
  )
}
