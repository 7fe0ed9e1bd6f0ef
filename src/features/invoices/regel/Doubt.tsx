import { useState } from 'react'
import { Button } from '#kit/ui/Button.tsx'
import { Section } from '#kit/ui/Card.tsx'
import type { InvoiceLine } from '#model/invoices/contract/invoices.ts'
import { getInvoiceQuestions } from '#model/invoices/contract/questions.ts'
import { useRead } from '#platform/api/client.ts'
import { Ask } from './Ask.tsx'
import { Asked } from './Asked.tsx'
import { Blocks } from './Blocks.tsx'
import { copy } from './copy.ts'

type Props = { invoice: string; place: number; line: InvoiceLine }

/** The question about a line, or the way to it, and what prevents its costs from now on. */
export default function Doubt({ invoice, place, line }: Props) {
  const question = useRead(getInvoiceQuestions).find((one) => one.invoice === invoice && one.line === place)
  return (
    <>
      {question ? <Asked question={question} /> : <MayAsk invoice={invoice} place={place} line={line} />}
      <Blocks kind={line.kind} />
    </>
  )
}

/** The form takes the place of the button. */
function MayAsk(line: Props) {
  const [isAsking, setAsking] = useState(false)
  return (
    <Section title={copy.ask.title}>
      <p className="muted">{copy.ask.intro}</p>
      {isAsking ? (
        <Ask {...line} />
      ) : (
        <div className="cluster">
          <Button variant="outline" onPress={() => setAsking(true)}>
            {copy.ask.open}
          </Button>
        </div>
      )}
    </Section>
  )
}
