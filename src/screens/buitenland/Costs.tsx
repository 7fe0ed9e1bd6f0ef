import type { ReactNode } from 'react'
import { countryName } from '../../domain/countries.ts'
import { useIsPrepaid } from '../../session/visitor.ts'
import { Card, Section } from '../../ui/Card.tsx'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { sizeText } from '../../words/dataSize.ts'
import { abroadCopy } from './copy.ts'
import type { Figures } from './shared/pack.ts'
import { priceRows } from './text.ts'

const copy = abroadCopy.costs

/** The prices in a country; `children` tells of when they are. */
export function Costs({ figures, children }: { figures: Figures; children: ReactNode }) {
  const isPrepaid = useIsPrepaid()
  const isEu = figures.zone === 'EU'
  const world = isPrepaid ? copy.worldPrepaid : copy.world
  return (
    <Section title={copy.title(countryName(figures.country))}>
      {isEu && <p>{isPrepaid ? copy.euPrepaid : copy.eu}</p>}
      {figures.fairUse !== null && <p>{copy.fairUse(sizeText(figures.fairUse))}</p>}
      <p>{isEu ? copy.outside : world}</p>
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
