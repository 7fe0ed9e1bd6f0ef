import { Fact, Facts } from '../../ui/Facts.tsx'
import type { Fact as FactText } from './text.ts'

export const FactList = ({ facts }: { facts: readonly FactText[] }) => (
  <Facts>
    {facts.map(({ term, text, total = false }) => (
      <Fact key={term} term={term} total={total}>
        {text}
      </Fact>
    ))}
  </Facts>
)
