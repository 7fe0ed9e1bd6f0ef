import { SettingsPage } from '#features/profile/shared/SettingsPage.tsx'
import { dayOf } from '#kit/dates.ts'
import { Badge } from '#kit/ui/Badge.tsx'
import { Button, ButtonGroup } from '#kit/ui/Button.tsx'
import { Card, Section } from '#kit/ui/Card.tsx'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { List } from '#kit/ui/List.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import { dayInFull, dayText } from '#kit/words/dateText.ts'
import { getSimcardDetails, type PendingSim } from '#model/sim/contract/sim.ts'
import { getSimCard, type Simcard } from '#model/sim/contract/simcard.ts'
import { canBlock, isActivating, isDefaultBlocked, isEsim } from '#model/sim/simcard.ts'
import { iccidText } from '#model/sim/simDigits.ts'
import { BlockNumber } from '#page/BlockNumber.tsx'
import { LinkRow } from '#page/LinkRow.tsx'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useRead } from '#platform/api/client.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { canKeepCard } from '#platform/sealed/able.ts'
import type { Box } from '#platform/sealed/box.ts'
import { removeCard } from '#platform/sealed/card.ts'
import { useCard } from '#platform/sealed/useCard.ts'
import { useIsPrepaid } from '#platform/session/visitor.ts'
import { confirm } from '#platform/stores/modal.ts'
import { toast } from '#platform/stores/toasts.ts'
import { ByUs } from './ByUs.tsx'
import { Codes } from './Codes.tsx'
import { cardCopy, simcardCopy } from './copy.ts'
import { linksOf } from './links.ts'
import { simScreenReads } from './reads.ts'
import StaleCard from './shared/StaleCard.tsx'
import { simStatusTypes, simTones, simTypes } from './shared/simText.ts'
import { simAdvice } from './shared/text.ts'
import { useCardStatus } from './useActivation.ts'
import { Waits } from './Waits.tsx'

/** `/instellingen/simkaart`: the card's status, its codes, and what can be done with it. */
export default function Simkaart() {
  return (
    <SettingsPage title={simcardCopy.title} intro={simcardCopy.intro}>
      <div className="stack stack--loose">
        <ReadBlock waiting={<Waiting />} failedText={simcardCopy.error}>
          <SimStatus />
        </ReadBlock>
        <CardSection />
      </div>
    </SettingsPage>
  )
}

Simkaart.reads = simScreenReads

function SimStatus() {
  const simcard = useRead(getSimCard)
  const { number, pending, waitsUntil } = useRead(getSimcardDetails)
  const isPrepaid = useIsPrepaid()
  useCardStatus(isActivating(pending) ? 'activating' : null)
  const links = linksOf(simcard, pending, isPrepaid || waitsUntil !== null)

  return (
    <div className="columns columns--main-side">
      <div className="stack">
        {isDefaultBlocked(simcard) && <ByUs simcard={simcard} />}
        {pending && <Pending simcard={simcard} pending={pending} />}
        {waitsUntil !== null && <Waits until={waitsUntil} />}
        <Card>
          <Facts>
            <Fact term={simcardCopy.rows.status}>
              <Badge tone={simTones[simcard.statusType]}>{simStatusTypes[simcard.statusType]}</Badge>
            </Fact>
            <Fact term={simcardCopy.rows.type}>{simTypes[simcard.type]}</Fact>
            {number !== null && (
              <Fact term={simcardCopy.rows.number}>
                <span className="mono">{iccidText(number)}</span>
              </Fact>
            )}
          </Facts>
          {simcard.statusDescription !== '' && <p className="small muted">{simcard.statusDescription}</p>}
        </Card>
        {links.length > 0 && (
          <Section title={simcardCopy.manage}>
            <List>
              {links.map((link) => (
                <LinkRow key={link.title} {...link} end={<Icon name="chevron-right" small />} />
              ))}
            </List>
            {canBlock(simcard) && <BlockNumber />}
          </Section>
        )}
      </div>
      <Card>
        <div className="stack">
          <Codes card={number === null ? 'pending' : 'current'} />
          <p className="small muted">{simcardCopy.codes.pinInfo}</p>
          <p className="small muted">{simAdvice.pukInfo}</p>
          <Notice tone="warn">{simAdvice.pukWarning}</Notice>
        </div>
      </Card>
    </div>
  )
}

function Pending({ simcard, pending }: { simcard: Simcard; pending: PendingSim }) {
  const { type, expectedOn } = pending
  if (isActivating(pending)) return <Notice title={simcardCopy.activating.title}>{simcardCopy.activating.body}</Notice>
  const [to, label] = isEsim(type)
    ? (['/esim', simcardCopy.toEsimPage] as const)
    : (['/simkaart-activeren', simcardCopy.links.activate.title] as const)
  const onItsWay = simcard.statusType === 'NEW' ? simcardCopy.pendingFirst : simcardCopy.pending
  return (
    <Notice
      title={isEsim(type) ? simcardCopy.esimPending : onItsWay}
      action={
        <ButtonLink to={to} variant="outline" size="small">
          {label}
        </ButtonLink>
      }
    >
      {expectedOn !== null && simcardCopy.pendingBy(dayText(expectedOn))}
    </Notice>
  )
}

const Waiting = () => (
  <div className="columns columns--main-side" aria-hidden="true">
    <div className="stack">
      <Skeleton width="100%" height="10rem" radius="var(--radius-lg)" />
      <Skeleton width="100%" height="13rem" radius="var(--radius-lg)" />
    </div>
    <Skeleton width="100%" height="26rem" radius="var(--radius-lg)" />
  </div>
)

/** The emergency card on this device. It also works without a connection. */
function CardSection() {
  const [card, look] = useCard()
  if (card === null && !canKeepCard()) return null
  return (
    <Section title={cardCopy.title}>
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
    <p className="muted">{cardCopy.none}</p>
    <ButtonGroup>
      <ButtonLink to="/instellingen/simkaart/noodkaart" variant="outline">
        {cardCopy.make}
      </ButtonLink>
    </ButtonGroup>
  </>
)

function There({ card, look }: { card: Box; look: () => Promise<void> }) {
  async function remove() {
    if (!(await confirm(cardCopy.ask))) return
    await removeCard(card)
    await look()
    toast({ id: 'emergency-card', text: cardCopy.removed, good: true })
  }

  return (
    <>
      <StaleCard card={card} />
      <p className="muted">{cardCopy.there[card.way](dayInFull(dayOf(card.madeAt)))}</p>
      <ButtonGroup>
        <ButtonLink to="/noodkaart" variant="outline">
          {cardCopy.view}
        </ButtonLink>
        <Button variant="quiet" onPress={() => void remove()}>
          {cardCopy.remove}
        </Button>
      </ButtonGroup>
    </>
  )
}
