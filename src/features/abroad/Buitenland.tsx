import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import { dateProblem } from '#kit/typed/dateInput.ts'
import { Card } from '#kit/ui/Card.tsx'
import { Chips } from '#kit/ui/Chips.tsx'
import { DateField } from '#kit/ui/DateField.tsx'
import fieldStyles from '#kit/ui/Field.module.css'
import { dateCopy } from '#kit/ui/fieldCopy.ts'
import { preloadable } from '#kit/ui/preloadable.tsx'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import { messageFor, useForm } from '#kit/ui/useForm.ts'
import { numericDate } from '#kit/words/dateText.ts'
import { getAbroadRates, getTravelPlan } from '#model/abroad/contract.ts'
import { COUNTRIES_ABROAD, countriesAbroad } from '#model/abroad/countries.ts'
import { getNetworkSettings } from '#model/profile/contract/networkSettings.ts'
import { PageHead } from '#page/flow/PageHead.tsx'
import { usePlace } from '#platform/router/location.tsx'
import { Answer } from './Answer.tsx'
import { copy } from './copy.ts'
import type { Kept } from './shared/pack.ts'
import { usePack } from './shared/usePack.ts'
import { quickCountries, tripIn, untilProblem } from './text.ts'

/** `/buitenland`: what calling and internet cost in a country, and what to know on the way. `?land=TR` opens it with that country. */
export default function Buitenland() {
  const { search } = usePlace()
  const kept = usePack()
  const asked = new URLSearchParams(search).get('land') ?? ''
  const country = COUNTRIES_ABROAD.includes(asked) ? asked : null
  return (
    <div className="wrap wrap--text page">
      <PageHead title={copy.title} intro={copy.intro} back={{ to: '/instellingen/internet-en-bellen', label: copy.back }} />
      <Planner key={country} country={country} kept={kept} />
    </div>
  )
}

Buitenland.reads = () => [getAbroadRates, getNetworkSettings, getTravelPlan]

/** The field is large code, so what the device knows of a trip shows before it. */
const { Component: ComboBox } = preloadable(() => import('#kit/ui/ComboBox.tsx'))
/** The height of that field with its label and help. */
const FIELD_HEIGHT = '6.56rem'

/** The form of the trip. It has no button, because the result appears below at once. `country`: from the address. */
function Planner({ country, kept }: { country: string | null; kept: Kept | null }) {
  const today = dayOf(now())
  const own = kept && (country === null || country === kept.figures.country) ? kept : null
  const form = useForm(
    { country: country ?? '', from: '', until: '' },
    {
      from: (text) => messageFor(dateProblem(text), dateCopy),
      until: (text, { from }) => untilProblem(text, from, today),
    },
  )
  const [gone, setGone] = useState(false)
  const { values, set } = form
  const adopt = useEffectEvent(({ figures, from, until }: Kept) => {
    if (values.from || values.until || values.country !== (country ?? '')) return
    set('country', figures.country)
    set('from', numericDate(from))
    set('until', numericDate(until))
  })
  // The trip on the device may become known late. What is typed by then stays.
  useEffect(() => {
    if (own) adopt(own)
  }, [own])

  return (
    <div className="stack stack--loose">
      <div className="stack">
        <Card>
          <div className="stack">
            <Suspense fallback={<Skeleton width="100%" height={FIELD_HEIGHT} radius="var(--radius-md)" />}>
              <ComboBox
                label={copy.trip.country}
                help={copy.trip.countryHelp}
                placeholder={copy.trip.example}
                options={countriesAbroad()}
                {...form.field('country')}
              />
            </Suspense>
            <div className={fieldStyles.row}>
              <DateField label={copy.trip.from} help={copy.trip.dayHelp} {...form.field('from')} />
              <DateField label={copy.trip.until} help={copy.trip.dayHelp} {...form.field('until')} />
            </div>
          </div>
        </Card>
        <Chips
          label={copy.often}
          options={quickCountries(kept?.figures.country ?? null)}
          value={values.country}
          onChange={(code) => set('country', code)}
        />
      </div>
      {values.country === '' ? (
        <p className="muted">{copy.none}</p>
      ) : (
        <Answer
          key={values.country}
          country={values.country}
          trip={tripIn(values, today)}
          kept={gone ? null : own}
          remove={() => setGone(true)}
        />
      )}
    </div>
  )
}
