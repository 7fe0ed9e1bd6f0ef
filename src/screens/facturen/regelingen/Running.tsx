import type { Arrangement } from '../../../api/contract/arrangements.ts'
import type { Day } from '../../../api/contract/parts.ts'
import { now } from '../../../clock.ts'
import { useBlocked } from '../../../connection/blocked.ts'
import { isLate, lastChanceOf, nextTermOf, paidInTermsOf, type Term } from '../../../domain/arrangements.ts'
import { dayOf } from '../../../domain/dates.ts'
import { ButtonLink } from '../../../routes/Link.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card, Section } from '../../../ui/Card.tsx'
import { List, Row } from '../../../ui/List.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Progress } from '../../../ui/Progress.tsx'
import { dayText } from '../../../words/dateText.ts'
import { euro } from '../../../words/money.ts'
import { arrangementCopy } from './copy.ts'
import { termText } from './text.ts'

const termsCopy = arrangementCopy.active

const copy = arrangementCopy.active

export function Running({ arrangement, simBlocked }: { arrangement: Arrangement; simBlocked: boolean }) {
  const { total, terms, processing } = arrangement
  const today = dayOf(now())
  const [next, paid] = [nextTermOf(terms), paidInTermsOf(terms)]
  const late = next && !processing && isLate(next, today)
  return (
    <Section title={copy.title(euro(total))}>
      {late && (
        <Notice tone="bad" title={copy.late(euro(next.amount))}>
          {copy.lateText(dayText(next.dueOn), dayText(lastChanceOf(next)))}
        </Notice>
      )}
      <Card className="stack">
        <Progress label={copy.progress(euro(paid), euro(total))} part={paid / total} />
        {next && processing && <p className="strong">{copy.processing(euro(next.amount))}</p>}
        {next && !processing && (
          <>
            {!late && <p className="strong">{copy.next(euro(next.amount), dayText(next.dueOn))}</p>}
            {simBlocked && <p>{copy.blocked}</p>}
            <PayNow />
          </>
        )}
      </Card>
      <Terms terms={terms} today={today} checked={processing ? next : null} />
    </Section>
  )
}

function PayNow() {
  const offline = useBlocked(arrangementCopy.pay.offline)
  if (offline !== null) {
    return (
      <Button variant="primary-green" blocked={offline}>
        {copy.button}
      </Button>
    )
  }
  return (
    <div>
      <ButtonLink to="/betalingsregelingen/termijn" variant="primary-green">
        {copy.button}
      </ButtonLink>
    </div>
  )
}

/** `checked`: the term whose payment a bank is processing. */
type TermsProps = { terms: readonly Term[]; today: Day; checked: Term | null }

const Terms = ({ terms, today, checked }: TermsProps) => (
  <List>
    {terms.map((term, at) => {
      const { word, tone, text } = termText(term, today, term === checked)
      return (
        <Row
          key={term.dueOn}
          title={termsCopy.term(at + 1)}
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
