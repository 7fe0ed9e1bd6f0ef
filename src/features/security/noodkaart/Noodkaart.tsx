import { Suspense, useState } from 'react'
import { Boundary } from '#kit/ui/Boundary.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { preloadable } from '#kit/ui/preloadable.tsx'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import type { Visitor } from '#model/visitor.ts'
import { type BackLink, PageHead, toOverview } from '#page/flow/PageHead.tsx'
import { ButtonLink } from '#platform/router/Link.tsx'
import { canKeepCard } from '#platform/sealed/able.ts'
import { useCard } from '#platform/sealed/useCard.ts'
import { useVisitor } from '#platform/session/visitor.ts'
import { Advice } from './Advice.tsx'
import { Closed } from './Closed.tsx'
import { openCopy as copy } from './copy.ts'

/** Loaded separately: it calls the server, and guests have no API client. */
const StaleCard = preloadable(() => import('#features/sim/shared/StaleCard.tsx')).Component

const backFor = ({ kind }: Visitor): BackLink => {
  if (kind === 'guest') return { to: '/inloggen', label: copy.back.guest }
  return kind === 'customer' ? { to: '/instellingen/simkaart', label: copy.back.customer } : toOverview
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
      <PageHead title={copy.title} intro={copy.intro} back={backFor(visitor)} />
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
      {isGuest ? copy.none.toLogin : copy.none.toMake}
    </ButtonLink>
  )
  if (ended === 'wiped') {
    return (
      <Notice tone="bad" title={copy.wiped.title} action={way} alert>
        {copy.wiped.body}
      </Notice>
    )
  }
  return (
    <Notice title={ended === 'gone' ? copy.gone.title : copy.none.title} action={way} alert={ended !== null}>
      {isGuest ? copy.none.guest : copy.none.customer}
    </Notice>
  )
}
