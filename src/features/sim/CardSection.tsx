import { dayOf } from '#kit/dates.ts'
import { Button, ButtonGroup } from '#kit/ui/Button.tsx'
import { Card, Section } from '#kit/ui/Card.tsx'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import { dayInFull } from '#kit/words/dateText.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { canKeepCard } from '#platform/sealed/able.ts'
import type { Box } from '#platform/sealed/box.ts'
import { removeCard } from '#platform/sealed/card.ts'
import { useCard } from '#platform/sealed/useCard.ts'
import { confirm } from '#platform/stores/modal.ts'
import { toast } from '#platform/stores/toasts.ts'
import { cardCopy as copy } from './copy.ts'
import StaleCard from './shared/StaleCard.tsx'

/** The emergency card on this device. It also works without a connection. */
export function CardSection() {
  const [card, look] = useCard()
  if (card === null && !canKeepCard()) return null
  return (
    <Section title={copy.title}>
      {card === undefined ? (
        <Skeleton width="100%" height="9rem" radius="var(--radius-lg)" />
      ) : (
        <Card>
          <div className="stack">{card === null ? <None /> : <There key={card.id} card={card} look={look} />}</div>
        </Card>
      )}
    </Section>
  )
}

const None = () => (
  <>
    <p className="muted">{copy.none}</p>
    <ButtonGroup>
      <ButtonLink to="/instellingen/simkaart/noodkaart" variant="outline">
        {copy.make}
      </ButtonLink>
    </ButtonGroup>
  </>
)

function There({ card, look }: { card: Box; look: () => Promise<void> }) {
  async function remove() {
    if (!(await confirm(copy.ask))) return
    await removeCard(card)
    await look()
    toast({ id: 'emergency-card', text: copy.removed, good: true })
  }

  return (
    <>
      <StaleCard card={card} />
      <p className="muted">{copy.there[card.way](dayInFull(dayOf(card.madeAt)))}</p>
      <ButtonGroup>
        <ButtonLink to="/noodkaart" variant="outline">
          {copy.view}
        </ButtonLink>
        <Button variant="quiet" onPress={() => void remove()}>
          {copy.remove}
        </Button>
      </ButtonGroup>
    </>
  )
}
