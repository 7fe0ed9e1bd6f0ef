import { now as clock } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import { Section } from '#kit/ui/Card.tsx'
import { dayText, timeText } from '#kit/words/dateText.ts'
import { getNextInvoice, type NextInvoice } from '#model/invoices/contract/invoices.ts'
import { getUsPs, postpaidOverview } from '#model/overview/contract.ts'
import { foretoldOf } from '#model/overview/foretold.ts'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useRead, useReadState } from '#platform/api/client.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { DetailBones } from './Bones.tsx'
import { copy } from './copy.ts'
import { Head } from './Detail.tsx'
import { Difference } from './Difference.tsx'
import { NextSum, nextParts } from './NextSum.tsx'
import { InvoiceLines } from './Specification.tsx'
import { Ahead } from './shared/Ahead.tsx'

/** `/factuur/huidige-maand`: the next invoice as it stands now. */
export default function HuidigeMaand() {
  return (
    <div className="wrap page">
      <Head title={copy.next.heading} />
      <ReadBlock waiting={<DetailBones />} failedText={copy.next.failed} offlineText={copy.offline}>
        <Expected />
      </ReadBlock>
    </div>
  )
}

HuidigeMaand.reads = () => [getNextInvoice, postpaidOverview, getUsPs]

function Expected() {
  const next = useRead(getNextInvoice)
  return next ? <Next next={next} /> : <p className="lead">{copy.next.none}</p>
}

/** The foreseen invoice if the customer goes on as before; null when it stays as it is. */
function useForetold() {
  const overview = useReadState(postpaidOverview).value
  const usps = useReadState(getUsPs).value
  return overview && usps ? foretoldOf(overview, usps, clock()) : null
}

function Next({ next }: { next: NextInvoice }) {
  const { before, updatedAt, amount, date, lines, changes } = next
  const at = Date.parse(updatedAt)
  const foretold = useForetold()
  return (
    <div className="stack stack--loose">
      <div className="columns columns--half columns--middle">
        <NextSum next={next} before={before} isRising={foretold !== null} />
        <div className="stack">
          {foretold && <Ahead foretold={foretold} />}
          <p className="muted">
            {copy.next.ifNothing} {copy.next.asOf(dayText(dayOf(at)), timeText(at))}
          </p>
        </div>
      </div>
      <div className="columns columns--half">
        <Section title={copy.next.spec}>
          <InvoiceLines
            parts={nextParts(next, before).map((part) => (part.lines.length === 0 ? { ...part, note: copy.next.nothing } : part))}
          />
          <ButtonLink to="/verbruik" variant="outline">
            {copy.next.usage}
          </ButtonLink>
        </Section>
        {before && <Difference now={{ date, amount, lines, changes, isExpected: true }} before={before} />}
      </div>
    </div>
  )
}
