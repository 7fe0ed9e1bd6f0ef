import { Notice } from '#kit/ui/Notice.tsx'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import { dayInFull } from '#kit/words/dateText.ts'
import { type Esim, getEsim, getSimcardDetails } from '#model/sim/contract/sim.ts'
import { getSimCard } from '#model/sim/contract/simcard.ts'
import { isDefaultBlocked } from '#model/sim/simcard.ts'
import { ContactLink } from '#page/ContactLink.tsx'
import { EmptyState } from '#page/EmptyState.tsx'
import { PageHead } from '#page/flow/PageHead.tsx'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useKeepFocus } from '#page/useKeepFocus.ts'
import { useRead, useReadState } from '#platform/api/client.ts'
import { href, withQuery } from '#platform/router/href.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { useIsPrepaid } from '#platform/session/visitor.ts'
import { ByUs } from './ByUs.tsx'
import { Install } from './esim/Install.tsx'
import { Live } from './esim/Live.tsx'
import { useHasBegun } from './esim/progress.ts'
import { TurnOn } from './esim/TurnOn.tsx'
import { esimCopy } from './esimCopy.ts'
import { useCardStatus } from './useActivation.ts'

const back = { to: href('/instellingen/esim'), label: 'eSIM' }

/** `/esim`: installing an eSIM. */
export default function EsimScreen() {
  const state = useReadState(getEsim).value?.state
  const isDone = state === 'installed' || state === 'activating'
  return (
    <div className="wrap page">
      <PageHead title={esimCopy.heading} intro={isDone ? null : esimCopy.intro} back={back} />
      <ReadBlock waiting={<Waiting />} failedText={esimCopy.loadFailed}>
        <EsimStatus />
      </ReadBlock>
    </div>
  )
}

EsimScreen.reads = () => [getEsim, getSimCard, getSimcardDetails]

function EsimStatus() {
  const esim = useRead(getEsim)
  useCardStatus(esim.state === 'activating' ? 'activating' : esim.state === 'ready' ? 'installing' : null)
  return (
    <div {...useKeepFocus()}>
      {esim.state === 'ready' ? <Install key={esim.id} esim={esim} /> : esim.state === 'none' ? <None /> : <Begun esim={esim} />}
    </div>
  )
}

type Fetched = Exclude<Esim, { state: 'ready' | 'none' }>

function Begun({ esim }: { esim: Fetched }) {
  const hasBegun = useHasBegun()
  const simcard = useRead(getSimCard)
  if (esim.state === 'installed' && isDefaultBlocked(simcard)) return <ByUs simcard={simcard} />
  return (
    <div className="wrap--text">
      {esim.state === 'activating' && <Live stage="activating" />}
      {esim.state === 'used' && (
        <div className="stack">
          {hasBegun ? <Live stage="fetched" /> : <Notice tone="warn">{esimCopy.status.used}</Notice>}
          <TurnOn replaces={esim.replaces} variant="primary-green" />
          <Another />
        </div>
      )}
      {esim.state === 'installed' && (
        <div className="stack">
          {hasBegun && <Live stage="on" />}
          <Notice tone="good">
            {esim.installedOn === null ? esimCopy.status.active : esimCopy.status.installed(dayInFull(esim.installedOn))}
          </Notice>
          <Notice tone="warn">{esimCopy.warning}</Notice>
          <Another withCard />
        </div>
      )}
    </div>
  )
}

function None() {
  const isPrepaid = useIsPrepaid()
  const simcard = useRead(getSimCard)
  if (isDefaultBlocked(simcard)) return <ByUs simcard={simcard} />
  return (
    <EmptyState title={esimCopy.empty} text={esimCopy.emptyMore}>
      {isPrepaid ? (
        <ContactLink />
      ) : (
        <ButtonLink to={withQuery('/simkaart-aanvragen', { soort: 'esim' })}>{esimCopy.toEsim}</ButtonLink>
      )}
    </EmptyState>
  )
}

/** Another eSIM or a card. Prepaid customers have to contact us. */
function Another({ withCard = false }: { withCard?: boolean }) {
  if (useIsPrepaid()) return <ContactLink />
  return (
    <div className="cluster">
      <ButtonLink to={withQuery('/simkaart-aanvragen', { soort: 'esim' })} variant="outline">
        {esimCopy.buttons.newEsim}
      </ButtonLink>
      {withCard && (
        <ButtonLink to={withQuery('/simkaart-aanvragen', { soort: 'kaart' })} variant="quiet">
          {esimCopy.buttons.toSim}
        </ButtonLink>
      )}
    </div>
  )
}

const Waiting = () => (
  <div className="columns columns--half" aria-hidden="true">
    <Skeleton width="100%" height="30rem" radius="var(--radius-lg)" />
    <Skeleton width="100%" height="24rem" radius="var(--radius-lg)" />
  </div>
)
