import type { ReactNode } from 'react'
import { Card, Section } from '#kit/ui/Card.tsx'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { sizeText } from '#kit/words/dataSize.ts'
import { countryName } from '#model/abroad/countries.ts'
import { useIsPrepaid } from '#platform/session/visitor.ts'
import { copy } from './copy.ts'
import type { Figures } from './shared/pack.ts'
import { priceRows } from './text.ts'

/** The prices in a country; `children` tells of when they are. */
export function Costs({ figures, children }: { figures: Figures; children: ReactNode }) {
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
