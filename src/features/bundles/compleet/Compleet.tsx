import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import { Card } from '#kit/ui/Card.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { Jar } from '#kit/ui/Jar.tsx'
import { Notice, type NoticeTone } from '#kit/ui/Notice.tsx'
import { bones } from '#kit/ui/Skeleton.tsx'
import { weekdayText } from '#kit/words/dateText.ts'
import { canActivateComplete, isComplete } from '#model/bundles/bundles.ts'
import { activateComplete, type Complete, completeStatus } from '#model/bundles/contract/complete.ts'
import type { CompleteStatus } from '#model/overview/contract.ts'
import { completeBy } from '#model/payment/completeBy.ts'
import { hasStopped, isCancelledLike } from '#model/subscription/cancellation.ts'
import { getPostpaidSubscription } from '#model/subscription/contract/subscription.ts'
import { ContactLink } from '#page/ContactLink.tsx'
import { PageHead } from '#page/flow/PageHead.tsx'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { WriteButton } from '#page/WriteButton.tsx'
import { announce } from '#platform/analytics/announce.ts'
import { useRead } from '#platform/api/client.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { openReceipt } from '#platform/router/receipt.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { NotNow } from '../shared/NotNow.tsx'
import styles from './Compleet.module.css'
import { copy } from './copy.ts'
import { benefitsOf, type Doubling, doublingsOf } from './sizes.ts'

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
      <ReadBlock waiting={bones('3.6rem', '24rem')}>
        <Offer />
      </ReadBlock>
    </div>
  )
}

Compleet.reads = () => [completeStatus, getPostpaidSubscription]

function Offer() {
  const complete = useRead(completeStatus)
  const subscription = useRead(getPostpaidSubscription)
  const activating = useWrite(activateComplete, { done: '/compleet/bedankt', failed: copy.error })
  const { refusal } = activating
  const { completeStatus: status, expectedOn } = complete
  const doublings = doublingsOf(complete)
  const benefits = benefitsOf(complete)
  const mayActivate = canActivateComplete(status, subscription.cancelSubscriptionStatus)

  const activate = () =>
    activating.run(undefined, (receipt) => {
      announce({ event: 'option', option: 'complete', value: true })
      return openReceipt('/compleet/bedankt', receipt)
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
            <WriteButton wide busy={activating.busy} busyLabel={copy.busy} onPress={() => void activate()}>
              {copy.button}
            </WriteButton>
          ) : (
            <Onward status={status} />
          )}
        </div>
      </Card>
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

/** The bundles before (half a glass) and after Compleet (a full glass). */
function Sizes({ doublings, isOn }: { doublings: readonly Doubling[]; isOn: boolean }) {
  return (
    <ul className={styles.bundles}>
      {doublings.map(({ title, before, after, isDoubled }) => (
        <li key={title}>
          <h3 className="strong">{title}</h3>
          {isDoubled ? (
            <div className={styles.pair}>
              <p className={styles.size}>
                <Jar level={0.5} />
                <span>{(isOn ? copy.without : copy.before)(before)}</span>
              </p>
              <Icon name="arrow-right" small />
              <p className={styles.size}>
                <Jar level={1} className={styles.rising} />
                <span className="strong">{copy.after(after)}</span>
              </p>
            </div>
          ) : (
            <p className="muted">{after}</p>
          )}
        </li>
      ))}
    </ul>
  )
}
