import { useRead, useReadState } from '../../api/client.ts'
import { getNextInvoice, type NextInvoice } from '../../api/contract/invoices.ts'
import { getUsPs, postpaidOverview } from '../../api/contract/overview.ts'
import { now as clock } from '../../clock.ts'
import { foretoldOf } from '../../domain/costsAhead.ts'
import { dayOf } from '../../domain/dates.ts'
import { ReadBlock } from '../../page/ReadBlock.tsx'
import { ButtonLink } from '../../routes/Link.tsx'
import { Section } from '../../ui/Card.tsx'
import { dayText, timeText } from '../../words/dateText.ts'
import { DetailBones } from './Bones.tsx'
import { invoicesCopy } from './copy.ts'
import { Head } from './Detail.tsx'
import { Difference } from './Difference.tsx'
import { NextSum, nextParts } from './NextSum.tsx'
import { Lines } from './Specification.tsx'
import { Ahead } from './shared/Ahead.tsx'

const copy = invoicesCopy.next

/** `/factuur/huidige-maand`: the next invoice as it stands now. */
export default function HuidigeMaand() {
  return (
    <div className="wrap page">
      <Head title={copy.heading} />
      <ReadBlock waiting={<DetailBones />} failedText={copy.failed} offlineText={invoicesCopy.offline}>
        <Expected />
      </ReadBlock>
    </div>
  )
}

HuidigeMaand.reads = () => [getNextInvoice, postpaidOverview, getUsPs]

function Expected() {
  const next = useRead(getNextInvoice)
  return next ? <Next next={next} /> : <p className="lead">{copy.none}</p>
}

/** What the invoice becomes for a customer who goes on as before; null when that is what is on it now. */
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
            {copy.ifNothing} {copy.asOf(dayText(dayOf(at)), timeText(at))}
          </p>
        </div>
      </div>
      <div className="columns columns--half">
        <Section title={copy.spec}>
          <Lines
            parts={nextParts(next, before).map((part) => (part.lines.length === 0 ? { ...part, note: copy.nothing } : part))}
          />
          <ButtonLink to="/verbruik" variant="outline">
            {copy.usage}
          </ButtonLink>
        </Section>
        {before && <Difference now={{ date, amount, lines, changes, isExpected: true }} before={before} />}
      </div>
    </div>
  )
}
