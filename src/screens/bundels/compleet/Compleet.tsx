import { announce } from '../../../analytics/announce.ts'
import { useRead } from '../../../api/client.ts'
import { activateComplete, type Complete, completeStatus } from '../../../api/contract/complete.ts'
import type { CompleteStatus } from '../../../api/contract/overview.ts'
import { getPostpaidSubscription } from '../../../api/contract/subscription.ts'
import { now } from '../../../clock.ts'
import { useBlocked } from '../../../connection/blocked.ts'
import { useDeed } from '../../../deed/useDeed.ts'
import { canActivateComplete, isComplete } from '../../../domain/bundles.ts'
import { hasStopped, isCancelledLike } from '../../../domain/cancellation.ts'
import { completeBy } from '../../../domain/completeBy.ts'
import { dayOf } from '../../../domain/dates.ts'
import { arriveAt } from '../../../flow/arrive.ts'
import { PageHead } from '../../../flow/PageHead.tsx'
import { ContactLink } from '../../../page/ContactLink.tsx'
import { ReadBlock } from '../../../page/ReadBlock.tsx'
import { ButtonLink } from '../../../routes/Link.tsx'
import { Bone } from '../../../ui/Bone.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Notice, type NoticeTone } from '../../../ui/Notice.tsx'
import { weekdayText } from '../../../words/dateText.ts'
import { NotNow } from '../NotNow.tsx'
import styles from './Compleet.module.css'
import { completeCopy as copy } from './copy.ts'
import { Sizes } from './Sizes.tsx'
import { benefitsOf, doublingsOf } from './sizes.ts'

const tones: Record<Complete['completeStatus'], NoticeTone> = {
  ACTIVE: 'good',
  OUT_OF_SYNC: 'good',
  PENDING: 'info',
  ELIGIBLE: 'info',
  NOT_ELIGIBLE: 'info',
}

/** `/compleet`: doubles every bundle, for customers with the partner's internet at home. */
export default function Compleet() {
  return (
    <div className="wrap wrap--text page">
      <PageHead title={copy.title} intro={copy.intro} />
      <ReadBlock waiting={<Waiting />}>
        <Offer />
      </ReadBlock>
    </div>
  )
}

Compleet.reads = () => [completeStatus, getPostpaidSubscription]

function Offer() {
  const complete = useRead(completeStatus)
  const subscription = useRead(getPostpaidSubscription)
  const activating = useDeed(activateComplete, { done: '/compleet/bedankt', failed: copy.error })
  const offline = useBlocked()
  const { refusal } = activating
  const { completeStatus: status, expectedOn } = complete
  const doublings = doublingsOf(complete)
  const benefits = benefitsOf(complete)
  const mayActivate = canActivateComplete(status, subscription.cancelSubscriptionStatus)

  const activate = () =>
    activating.run(undefined, (receipt) => {
      announce({ event: 'option', option: 'complete', value: true })
      return arriveAt('/compleet/bedankt', receipt)
    })

  const isOn = isComplete(status) || status === 'PENDING'
  if (isCancelledLike(subscription.cancelSubscriptionStatus) && (!isOn || hasStopped(subscription.cancelSubscriptionStatus)))
    return <NotNow subscription={subscription} texts={copy.notNow} />
  return (
    <div className="stack">
      <Notice tone={tones[status]} title={copy.status[status]} alert={refusal !== null && !mayActivate}>
        {expectedOn && copy.by(weekdayText(expectedOn))}
      </Notice>
      <Card>
        <div className="stack">
          {doublings.length > 0 && status !== 'NOT_ELIGIBLE' && (
            <>
              <h2 className="title-card">{copy.bundlesTitle}</h2>
              <Sizes doublings={doublings} isOn={isComplete(status)} />
            </>
          )}
          {benefits.length > 0 ? (
            <>
              <h2 className="title-card">{isComplete(status) ? copy.benefitsTitle.on : copy.benefitsTitle.off}</h2>
              <ul className={styles.benefits}>
                {benefits.map((benefit) => (
                  <li key={benefit}>
                    <Icon name="check" small />
                    {benefit}
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <p>{copy.nothingToDouble}</p>
          )}
          {mayActivate && <p className="muted">{copy.wouldBeBy(weekdayText(completeBy(dayOf(now()))))}</p>}
          {/* Despite the failure Compleet may be on: the refetched status then shows that. */}
          {mayActivate && refusal !== null && <Notice tone="bad" title={refusal} alert />}
          {mayActivate ? (
            <Button
              variant="primary-green"
              wide
              busy={activating.busy}
              busyLabel={copy.busy}
              blocked={offline}
              onPress={() => void activate()}
            >
              {copy.button}
            </Button>
          ) : (
            <Onward status={status} />
          )}
        </div>
      </Card>
    </div>
  )
}

function Waiting() {
  return (
    <div className="stack" aria-hidden="true">
      <Bone width="100%" height="3.6rem" radius="var(--radius-md)" />
      <Bone width="100%" height="24rem" radius="var(--radius-lg)" />
    </div>
  )
}

function Onward({ status }: { status: CompleteStatus }) {
  if (status !== 'NOT_ELIGIBLE') {
    return (
      <ButtonLink to="/verbruik" variant="outline" wide>
        {copy.toUsage}
      </ButtonLink>
    )
  }
  return (
    <div className="cluster">
      <ButtonLink to="/instellingen/wijzig/adres" variant="outline">
        {copy.toAddress}
      </ButtonLink>
      <ContactLink />
    </div>
  )
}
