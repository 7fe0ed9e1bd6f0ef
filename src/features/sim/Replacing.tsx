import { provider } from '#kit/provider.ts'
import { buttonClass } from '#kit/ui/Button.tsx'
import { Card } from '#kit/ui/Card.tsx'
import { dayText } from '#kit/words/dateText.ts'
import { getSimcardDetails, type PendingSim } from '#model/sim/contract/sim.ts'
import { isEsim } from '#model/sim/simcard.ts'
import { useRead } from '#platform/api/client.ts'
import { withQuery } from '#platform/router/href.ts'
import { ButtonLink, ExternalLink } from '#platform/router/Link.tsx'
import { useIsPrepaid } from '#platform/session/visitor.ts'
import { replaceCopy } from './copy.ts'
import { Waits } from './Waits.tsx'

/** The next step of a customer who blocked a card: another one, ordered or on its way. Prepaid customers order theirs by phone (spec 5). */
export function Replacing() {
  const { pending, waitsUntil } = useRead(getSimcardDetails)
  if (waitsUntil !== null) return <Waits until={waitsUntil} />
  return (
    <Card>
      <div className="stack">
        <h2 className="title-card">{pending ? replaceCopy.comes(isEsim(pending.type)) : replaceCopy.title}</h2>
        {pending ? <Coming pending={pending} /> : <Order />}
      </div>
    </Card>
  )
}

function Order() {
  if (useIsPrepaid()) {
    return (
      <>
        <p>{replaceCopy.prepaid}</p>
        <div className="cluster">
          <ExternalLink to={provider.support} className={buttonClass({ variant: 'primary-green' })}>
            {replaceCopy.order}
          </ExternalLink>
        </div>
      </>
    )
  }
  return (
    <>
      <p>{replaceCopy.postpaid}</p>
      <div className="cluster">
        <ButtonLink to={withQuery('/simkaart-aanvragen', { reden: 'kwijt' })} variant="primary-green">
          {replaceCopy.order}
        </ButtonLink>
      </div>
    </>
  )
}

function Coming({ pending: { type, expectedOn, activatingSince } }: { pending: PendingSim }) {
  if (activatingSince !== null) {
    return (
      <>
        <p>{replaceCopy.activating}</p>
        <div className="cluster">
          <ButtonLink to="/instellingen/simkaart" variant="outline">
            {replaceCopy.follow}
          </ButtonLink>
        </div>
      </>
    )
  }
  return (
    <>
      <p>
        {isEsim(type)
          ? replaceCopy.installNow
          : expectedOn === null
            ? replaceCopy.activateThen
            : replaceCopy.activateBy(dayText(expectedOn))}
      </p>
      <div className="cluster">
        <ButtonLink to={isEsim(type) ? '/esim' : '/simkaart-activeren'} variant="primary-green">
          {isEsim(type) ? replaceCopy.install : replaceCopy.activate}
        </ButtonLink>
      </div>
    </>
  )
}
