import { dayOf } from '../../domain/dates.ts'
import { canKeepCard } from '../../emergency/able.ts'
import type { Box } from '../../emergency/box.ts'
import { removeCard } from '../../emergency/card.ts'
import { useCard } from '../../emergency/useCard.ts'
import { ButtonLink } from '../../routes/Link.tsx'
import { confirm } from '../../stores/modal.ts'
import { toast } from '../../stores/toasts.ts'
import { Bone } from '../../ui/Bone.tsx'
import { Button, ButtonGroup } from '../../ui/Button.tsx'
import { Card, Section } from '../../ui/Card.tsx'
import { dayInFull } from '../../words/dateText.ts'
import { cardCopy as copy } from './copy.ts'
import StaleCard from './StaleCard.tsx'

/** The emergency card on this device. It also works without a connection. */
export function CardSection() {
  const [card, look] = useCard()
  if (card === null && !canKeepCard()) return null
  return (
    <Section title={copy.title}>
      {card === undefined ? (
        <Bone width="100%" height="9rem" radius="var(--radius-lg)" />
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
