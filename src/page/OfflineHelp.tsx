import { useEffect, useState } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { now as clock } from '#kit/clock.ts'
import { Badge } from '#kit/ui/Badge.tsx'
import { Card, Section } from '#kit/ui/Card.tsx'
import { Icon, type IconName } from '#kit/ui/Icon.tsx'
import { List } from '#kit/ui/List.tsx'
import { momentText } from '#kit/words/dateText.ts'
import { overviewFor } from '#model/overview/contract.ts'
import { heldFigure } from '#model/overview/heldFigure.ts'
import { freshnessOfOverview } from '#model/overview/internet.ts'
import { factsOf } from '#model/visitor.ts'
import { useReadState } from '#platform/api/client.ts'
import type { PlainPath } from '#platform/router/href.ts'
import { usePlace } from '#platform/router/location.tsx'
import { useVisitor } from '#platform/session/visitor.ts'
import { BlockNumber } from './BlockNumber.tsx'
import { LinkRow } from './LinkRow.tsx'

const offlineCopy = {
  title: 'Dit kan nu wel',
  overview: {
    title: 'Je overzicht',
    text: 'Ga terug naar je overzicht',
    from: (moment: string) => `Stand van ${moment}. Ga naar je overzicht.`,
    outdated: 'Verouderd',
    previous: 'Vorige periode',
  },
  outage: { title: 'Werkt je internet niet?', text: 'Loop stap voor stap na wat je zelf kunt doen.' },
  emergencyCard: { title: 'Simkaart op slot?', text: 'Je noodkaart en wat je moet doen.' },
  later: 'Heb je weer verbinding? Dan laden we deze pagina vanzelf. Tot die tijd bestellen en betalen we niets.',
  laterGuest: 'Heb je weer verbinding? Dan kun je hier weer verder.',
} as const

type Entry = { icon: IconName; to: PlainPath; title: string; text: string; forGuests?: true }

/** Screens that work without a connection. */
const entries: readonly Entry[] = [
  { icon: 'outage', to: '/storingstool', ...offlineCopy.outage },
  { icon: 'lock', to: '/noodkaart', ...offlineCopy.emergencyCard, forGuests: true },
]

/** Help on a page that needs a missing connection: the figures on this device, the screens that work without one, and the number to call. */
export default function OfflineHelp() {
  const isFirst = useFirstOfPage()
  const facts = factsOf(useVisitor())
  const { path } = usePlace()
  if (!isFirst) return null
  return (
    <Section title={offlineCopy.title}>
      <Card>
        <BlockNumber />
      </Card>
      <List>
        {facts !== null && path !== '/' && <Figures prepaid={facts.prepaid} />}
        {entries
          .filter((entry) => entry.to !== path && (facts !== null || entry.forGuests))
          .map(({ forGuests: _, ...row }) => (
            <LinkRow key={row.to} {...row} end={<Icon name="chevron-right" small />} />
          ))}
      </List>
      <p className="small muted">{facts === null ? offlineCopy.laterGuest : offlineCopy.later}</p>
    </Section>
  )
}

/** The way to the overview, with its figure and the moment of that figure when the device has them (decisions D8). */
function Figures({ prepaid }: { prepaid: boolean }) {
  const overview = useReadState(overviewFor(prepaid)).value
  const now = clock()
  const freshness = overview ? freshnessOfOverview(overview, now) : 'fresh'
  const figure = overview && heldFigure(overview, now)
  return (
    <LinkRow
      to="/"
      icon="overview"
      title={figure ?? offlineCopy.overview.title}
      text={overview ? offlineCopy.overview.from(momentText(Date.parse(overview.updatedAt), now)) : offlineCopy.overview.text}
      end={
        freshness === 'fresh' ? <Icon name="chevron-right" small /> : <Badge tone="warn">{offlineCopy.overview[freshness]}</Badge>
      }
    />
  )
}

/** The parts that want a place of which a page has one, in the order in which they came. */
const state = proxy<{ here: symbol[] }>({ here: [] })

/** True for the first part of the page that wants this place. When that one goes, the next one has it. */
function useFirstOfPage(): boolean {
  const [self] = useState(() => Symbol())
  const { here } = useSnapshot(state)
  useEffect(() => {
    state.here.push(self)
    return () => void state.here.splice(state.here.indexOf(self), 1)
  }, [self])
  return here[0] === self
}
