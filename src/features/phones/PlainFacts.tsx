import { Card } from '#kit/ui/Card.tsx'
import { listText } from '#kit/words/listText.ts'
import type { Smartphone } from '#model/phones/contract/handsetShop.ts'
import type { Variant } from '#model/phones/phoneSpec.ts'
import { findCopy } from './copy.ts'
import { factTexts } from './factTexts.ts'

/** The meaning of the specifications in daily life, and the assumptions behind it. */
export function PlainFacts({ phone, variant }: { phone: Smartphone; variant: Variant }) {
  const lines = factTexts(phone, variant)
  const assumed = lines.flatMap((line) => line.assumed ?? [])
  return lines.length === 0 ? null : (
    <section aria-labelledby="in-gewone-woorden">
      <Card className="stack">
        <h2 className="title-card" id="in-gewone-woorden">
          {findCopy.device.facts.title}
        </h2>
        <dl className="stack stack--tight">
          {lines.map(({ term, text }) => (
            <div key={term}>
              <dt className="strong">{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {assumed.length > 0 && <p className="small muted">{findCopy.device.facts.assumed(listText(assumed))}</p>}
      </Card>
    </section>
  )
}
