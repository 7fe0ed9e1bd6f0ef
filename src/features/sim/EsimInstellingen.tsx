import { SettingsPage } from '#features/profile/shared/SettingsPage.tsx'
import { Badge } from '#kit/ui/Badge.tsx'
import { Card } from '#kit/ui/Card.tsx'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { bones } from '#kit/ui/Skeleton.tsx'
import { dayInFull } from '#kit/words/dateText.ts'
import { type Esim, getEsim, getSimcardDetails } from '#model/sim/contract/sim.ts'
import { getSimCard } from '#model/sim/contract/simcard.ts'
import { isDefaultBlocked, isEsim } from '#model/sim/simcard.ts'
import { iccidText } from '#model/sim/simDigits.ts'
import { ContactLink } from '#page/ContactLink.tsx'
import { EmptyState } from '#page/EmptyState.tsx'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useRead } from '#platform/api/client.ts'
import { withQuery } from '#platform/router/href.ts'
import { ButtonLink, Link } from '#platform/router/Link.tsx'
import { useIsPrepaid } from '#platform/session/visitor.ts'
import { ByUs } from './ByUs.tsx'
import { simcardCopy } from './copy.ts'
import { esimCopy, esimCopy as words } from './esimCopy.ts'
import { simStatusTypes, simTones, simTypes } from './shared/simText.ts'
import { useCardStatus } from './useActivation.ts'

/** `/instellingen/esim`: the eSIM, moving it to another phone, and going back to a card. */
export default function EsimInstellingen() {
  return (
    <SettingsPage title={words.heading} intro={esimCopy.settings.intro}>
      <div className="wrap--text">
        <ReadBlock waiting={bones('18rem', '12rem')} failedText={words.loadFailed}>
          <EsimStatus />
        </ReadBlock>
      </div>
    </SettingsPage>
  )
}

EsimInstellingen.reads = () => [getEsim, getSimCard, getSimcardDetails]

function EsimStatus() {
  const esim = useRead(getEsim)
  const simcard = useRead(getSimCard)
  const isPrepaid = useIsPrepaid()
  useCardStatus(esim.state === 'activating' ? 'activating' : null)
  const hasEsim = isEsim(simcard.type) && simcard.statusType !== 'NEW'
  const isWaiting = esim.state === 'ready' || esim.state === 'used' || esim.state === 'activating'
  if (!hasEsim && !isWaiting) return isDefaultBlocked(simcard) ? <ByUs simcard={simcard} /> : <None isPrepaid={isPrepaid} />
  const isFree = !isWaiting && !simcard.hasPendingSimcardActivation
  return (
    <div className="stack">
      {isDefaultBlocked(simcard) && <ByUs simcard={simcard} />}
      {isWaiting && <Coming state={esim.state} isPrepaid={isPrepaid} />}
      {hasEsim && <Now />}
      {isFree && !isDefaultBlocked(simcard) && <Move isPrepaid={isPrepaid} />}
    </div>
  )
}

function Now() {
  const { type, statusType, statusDescription } = useRead(getSimCard)
  const { number, installedOn } = useRead(getSimcardDetails)
  return (
    <Card>
      <div className="stack">
        <Facts>
          <Fact term={esimCopy.settings.rows.status}>
            <Badge tone={simTones[statusType]}>{simStatusTypes[statusType]}</Badge>
          </Fact>
          <Fact term={esimCopy.settings.rows.type}>{simTypes[type]}</Fact>
          {number !== null && (
            <Fact term={esimCopy.settings.rows.number}>
              <span className="mono">{iccidText(number)}</span>
            </Fact>
          )}
          {installedOn !== null && <Fact term={esimCopy.settings.rows.installed}>{dayInFull(installedOn)}</Fact>}
        </Facts>
        {statusDescription !== '' && <p className="small muted">{statusDescription}</p>}
        <Notice tone="warn">{words.warning}</Notice>
      </div>
    </Card>
  )
}

type ComingProps = { state: Extract<Esim['state'], 'ready' | 'used' | 'activating'>; isPrepaid: boolean }

/** The eSIM that will replace the active one. A code works once, so an installed eSIM has no install link. */
function Coming({ state, isPrepaid }: ComingProps) {
  if (state === 'activating') return <Notice title={simcardCopy.activating.title}>{simcardCopy.activating.body}</Notice>
  if (state === 'ready')
    return (
      <Notice
        title={words.status.ready}
        action={
          <ButtonLink to="/esim" size="small">
            {esimCopy.settings.install}
          </ButtonLink>
        }
      />
    )
  return (
    <Notice
      tone="warn"
      title={words.status.used}
      action={
        <>
          {isPrepaid ? (
            <ContactLink small />
          ) : (
            <ButtonLink to={withQuery('/simkaart-aanvragen', { soort: 'esim' })} size="small">
              {words.buttons.newEsim}
            </ButtonLink>
          )}
          <ButtonLink to="/esim" variant="outline" size="small">
            {esimCopy.settings.isOnPhone}
          </ButtonLink>
        </>
      }
    />
  )
}

function Move({ isPrepaid }: { isPrepaid: boolean }) {
  const { title, body, button, prepaid } = esimCopy.settings.move
  return (
    <Card>
      <div className="stack">
        <h2 className="title-card">{title}</h2>
        <p>{isPrepaid ? prepaid : body}</p>
        {isPrepaid ? (
          <ContactLink />
        ) : (
          <>
            <p className="muted">{words.oldEsim}</p>
            <div className="cluster">
              <ButtonLink to={withQuery('/simkaart-aanvragen', { soort: 'esim' })}>{button}</ButtonLink>
            </div>
            <p className="muted">
              <Link to={withQuery('/simkaart-aanvragen', { soort: 'kaart' })} className="link">
                {esimCopy.settings.toPhysical}
              </Link>
            </p>
          </>
        )}
      </div>
    </Card>
  )
}

function None({ isPrepaid }: { isPrepaid: boolean }) {
  return (
    <EmptyState title={esimCopy.settings.empty} text={words.emptyMore}>
      {isPrepaid ? (
        <ContactLink />
      ) : (
        <ButtonLink to={withQuery('/simkaart-aanvragen', { soort: 'esim' })}>{words.toEsim}</ButtonLink>
      )}
    </EmptyState>
  )
}
