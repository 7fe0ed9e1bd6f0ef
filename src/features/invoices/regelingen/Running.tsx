import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { Badge } from '#kit/ui/Badge.tsx'
import { Button } from '#kit/ui/Button.tsx'
import { Card, Section } from '#kit/ui/Card.tsx'
import { List, Row } from '#kit/ui/List.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { Progress } from '#kit/ui/Progress.tsx'
import { dayText } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import { type ArrangementTerm, isLate, lastChanceOf, nextTermOf, paidInTermsOf } from '#model/invoices/arrangements.ts'
import type { Arrangement } from '#model/invoices/contract/arrangements.ts'
import { useBlocked } from '#platform/connection/blocked.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { copy } from './copy.ts'
import { termText } from './text.ts'

const termsCopy = copy.active

export function Running({ arrangement, simBlocked }: { arrangement: Arrangement; simBlocked: boolean }) {
  const { total, terms, processing } = arrangement
  const today = dayOf(now())
  const [next, paid] = [nextTermOf(terms), paidInTermsOf(terms)]
  const late = next && !processing && isLate(next, today)
  return (
    <Section title={copy.active.title(euro(total))}>
      {late && (
        <Notice tone="bad" title={copy.active.late(euro(next.amount))}>
          {copy.active.lateText(dayText(next.dueOn), dayText(lastChanceOf(next)))}
        </Notice>
      )}
      <Card className="stack">
        <Progress label={copy.active.progress(euro(paid), euro(total))} part={paid / total} />
        {next && processing && <p className="strong">{copy.active.processing(euro(next.amount))}</p>}
        {next && !processing && (
          <>
            {!late && <p className="strong">{copy.active.next(euro(next.amount), dayText(next.dueOn))}</p>}
            {simBlocked && <p>{copy.active.blocked}</p>}
            <PayNow />
          </>
        )}
      </Card>
      <Terms terms={terms} today={today} checked={processing ? next : null} />
    </Section>
  )
}

function PayNow() {
  const offline = useBlocked(copy.pay.offline)
  if (offline !== null) {
    return (
      <Button variant="primary-green" blocked={offline}>
        {copy.active.button}
      </Button>
    )
  }
  return (
    <div>
      <ButtonLink to="/betalingsregelingen/termijn" variant="primary-green">
        {copy.active.button}
      </ButtonLink>
    </div>
  )
}

/** `checked`: the term whose payment a bank is processing. */
type TermsProps = { terms: readonly ArrangementTerm[]; today: Day; checked: ArrangementTerm | null }

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
