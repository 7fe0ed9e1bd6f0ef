import { getAbroadRates, getTravelPlan } from '#model/abroad/contract.ts'
import { COUNTRIES_ABROAD } from '#model/abroad/countries.ts'
import { getNetworkSettings } from '#model/profile/contract/networkSettings.ts'
import { PageHead } from '#page/flow/PageHead.tsx'
import { usePlace } from '#platform/router/location.tsx'
import { copy } from './copy.ts'
import { Planner } from './Planner.tsx'
import { usePack } from './shared/usePack.ts'

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
