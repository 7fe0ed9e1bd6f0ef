import type { Day } from '../../../api/contract/parts.ts'
import type { Term } from '../../../domain/arrangements.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { List, Row } from '../../../ui/List.tsx'
import { euro } from '../../../words/money.ts'
import { arrangementCopy } from './copy.ts'
import { termText } from './text.ts'

const copy = arrangementCopy.active

export const Terms = ({ terms, today }: { terms: readonly Term[]; today: Day }) => (
  <List>
    {terms.map((term, at) => {
      const { word, tone, text } = termText(term, today)
      return (
        <Row
          key={term.dueOn}
          title={copy.term(at + 1)}
          text={text}
          badge={
            <Badge tone={tone} size="s">
              {word}
            </Badge>
          }
          amount={euro(term.amount)}
        />
      )
    })}
  </List>
)
