import { Suspense, useState } from 'react'
import { Bullets } from '#features/sim/shared/Bullets.tsx'
import { simAdvice } from '#features/sim/shared/text.ts'
import { Boundary } from '#kit/ui/Boundary.tsx'
import { Card, Section } from '#kit/ui/Card.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { preloadable } from '#kit/ui/preloadable.tsx'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import type { Visitor } from '#model/visitor.ts'
import { BlockNumber } from '#page/BlockNumber.tsx'
import { type BackLink, PageHead, toOverview } from '#page/flow/PageHead.tsx'
import { ButtonLink } from '#platform/router/Link.tsx'
import { canKeepCard } from '#platform/sealed/able.ts'
import { useCard } from '#platform/sealed/useCard.ts'
import { useVisitor } from '#platform/session/visitor.ts'
import { Closed } from './Closed.tsx'
import { openCopy } from './copy.ts'

/** Loaded separately: it calls the server, and guests have no API client. */
const StaleCard = preloadable(() => import('#features/sim/shared/StaleCard.tsx')).Component

const backFor = ({ kind }: Visitor): BackLink => {
  if (kind === 'guest') return { to: '/inloggen', label: openCopy.back.guest }
  return kind === 'customer' ? { to: '/instellingen/simkaart', label: openCopy.back.customer } : toOverview
}

/** `/noodkaart`: the emergency card on this device, signed in or not, also without a network. */
export default function Noodkaart() {
  const [card, look] = useCard()
  const [ended, setEnded] = useState<'wiped' | 'gone' | null>(null)
  const visitor = useVisitor()
  const end = (how: 'wiped' | 'gone') => {
    setEnded(how)
    void look()
  }
  return (
    <div className="wrap page">
      <PageHead title={openCopy.title} intro={openCopy.intro} back={backFor(visitor)} />
      {card === undefined ? (
        <Skeleton width="100%" height="40rem" radius="var(--radius-lg)" />
      ) : (
        <div className="stack stack--loose">
          {card && visitor.kind === 'customer' && (
            <Boundary fallback={() => null}>
              <Suspense fallback={null}>
                <StaleCard card={card} />
              </Suspense>
            </Boundary>
          )}
          {card === null ? (
            <None isGuest={visitor.kind === 'guest'} ended={ended} />
          ) : (
            <Closed key={card.id} card={card} end={end} />
          )}
          <Advice />
        </div>
      )}
    </div>
  )
}

function None({ isGuest, ended }: { isGuest: boolean; ended: 'wiped' | 'gone' | null }) {
  const way = (isGuest || canKeepCard()) && (
    <ButtonLink to={isGuest ? '/inloggen' : '/instellingen/simkaart/noodkaart'} variant="outline" size="small">
      {isGuest ? openCopy.none.toLogin : openCopy.none.toMake}
    </ButtonLink>
  )
  if (ended === 'wiped') {
    return (
      <Notice tone="bad" title={openCopy.wiped.title} action={way} alert>
        {openCopy.wiped.body}
      </Notice>
    )
  }
  return (
    <Notice title={ended === 'gone' ? openCopy.gone.title : openCopy.none.title} action={way} alert={ended !== null}>
      {isGuest ? openCopy.none.guest : openCopy.none.customer}
    </Notice>
  )
}

/** Advice on a locked simcard or a lost phone. Not secret, so it needs no unlocking. */
function Advice() {
  const isCustomer = useVisitor().kind === 'customer'
  return (
    <>
      <Section title={openCopy.locked.title}>
        <Card>
          <div className="stack">
            <p className="muted">{simAdvice.pukInfo}</p>
            <Bullets items={openCopy.locked.steps} />
            <Notice tone="warn">{simAdvice.pukWarning}</Notice>
          </div>
        </Card>
      </Section>
      <Section title={openCopy.theft.title}>
        <Card>
          <div className="stack">
            <BlockNumber />
            <p className="muted">{openCopy.theft.atHand}</p>
            {isCustomer && (
              <ButtonLink to="/simkaart-blokkeren" variant="outline">
                {openCopy.theft.self}
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
