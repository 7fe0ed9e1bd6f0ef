import { useState } from 'react'
import { useRead, useReadState } from '../../api/client.ts'
import { chooseNewestPrices, getPrepaidPrices, type PrepaidPrices } from '../../api/contract/prepaidRates.ts'
import { euro } from '../../domain/money.ts'
import { PageHead } from '../../flow/PageHead.tsx'
import { useWrite } from '../../order/useWrite.ts'
import { useBlocked } from '../../pwa/blocked.ts'
import { Link } from '../../routes/Link.tsx'
import { hasNetwork } from '../../stores/connection.ts'
import { Bone } from '../../ui/Bone.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card, Section } from '../../ui/Card.tsx'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { failureText } from '../failureText.ts'
import { ReadBlock } from '../ReadBlock.tsx'
import { pricesCopy as copy } from './copy.ts'

/** `/nieuwste-prepaid-prijzen`: prices outside bundles, and switching to the newest ones. */
export default function NieuwstePrijzen() {
  return (
    <div className="wrap wrap--text page">
      <Head />
      <ReadBlock waiting={<Bone width="100%" height="24rem" radius="var(--radius-lg)" />}>
        <Prices />
      </ReadBlock>
    </div>
  )
}

NieuwstePrijzen.reads = () => [getPrepaidPrices]

function Head() {
  const prices = useReadState(getPrepaidPrices).value
  return <PageHead title={prices === null || prices.isNewest ? copy.title : copy.heading} intro={null} />
}

const kinds = ['call', 'sms', 'data', 'voicemail'] as const

type PriceProps = { kind: (typeof kinds)[number]; prices: PrepaidPrices }

const Price = ({ kind, prices: { current, newest, isNewest } }: PriceProps) => (
  <Fact term={copy.rows[kind]}>
    {isNewest ? (
      euro(current[kind])
    ) : (
      <>
        <span className="muted">
          {euro(current[kind])} {copy.becomes}
        </span>{' '}
        {euro(newest[kind])}
      </>
    )}
  </Fact>
)

function Prices() {
  const prices = useRead(getPrepaidPrices)
  const offline = useBlocked(copy.offline)
  const choosing = useWrite(chooseNewestPrices)
  const [isDone, setDone] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { isNewest } = prices

  async function choose() {
    setFailure(null)
    const failed = await choosing.send(undefined, () => setDone(true))
    // 409: an earlier attempt succeeded although its response was lost.
    if (failed && failed.status !== 409) setFailure(failed.kind === 'refused' ? copy.failed : failureText(failed, hasNetwork()))
  }

  return (
    <div className="stack">
      {isDone && <Notice tone="good" title={copy.success} alert />}
      {isNewest && !isDone && <Notice title={copy.already} />}
      <Section title={copy.caption}>
        <p className="muted">{isNewest ? copy.introNewest : copy.intro}</p>
        <Card>
          <Facts>
            {kinds.map((kind) => (
              <Price key={kind} kind={kind} prices={prices} />
            ))}
          </Facts>
        </Card>
      </Section>
      {!isNewest && (
        <>
          <Notice tone="warn">
            {copy.warning} {copy.keeps}
          </Notice>
          {failure !== null && <Notice tone="bad" title={failure} alert />}
          <Button
            variant="primary-green"
            wide
            busy={choosing.busy}
            busyLabel={copy.busy}
            blocked={offline}
            onPress={() => void choose()}
          >
            {copy.button}
          </Button>
        </>
      )}
      {isNewest && (
        <p>
          <Link className="link" to="/overstappen">
            {copy.switch}
          </Link>
        </p>
      )}
    </div>
  )
}
