import { Bullets } from '#features/sim/shared/Bullets.tsx'
import { simAdvice } from '#features/sim/shared/text.ts'
import { Card, Section } from '#kit/ui/Card.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { BlockNumber } from '#page/BlockNumber.tsx'
import { ButtonLink } from '#platform/router/Link.tsx'
import { useVisitor } from '#platform/session/visitor.ts'
import { openCopy as copy } from './copy.ts'

/** Advice on a locked simcard or a lost phone. Not secret, so it needs no unlocking. */
export function Advice() {
  const isCustomer = useVisitor().kind === 'customer'
  return (
    <>
      <Section title={copy.locked.title}>
        <Card>
          <div className="stack">
            <p className="muted">{simAdvice.pukInfo}</p>
            <Bullets items={copy.locked.steps} />
            <Notice tone="warn">{simAdvice.pukWarning}</Notice>
          </div>
        </Card>
      </Section>
      <Section title={copy.theft.title}>
        <Card>
          <div className="stack">
            <BlockNumber />
            <p className="muted">{copy.theft.atHand}</p>
            {isCustomer && (
              <ButtonLink to="/simkaart-blokkeren" variant="outline">
                {copy.theft.self}
              </ButtonLink>
            )}
            <h3 className="title-card">{simAdvice.tipsTitle}</h3>
            <Bullets items={simAdvice.tips} />
          </div>
        </Card>
      </Section>
    </>
  )
}
