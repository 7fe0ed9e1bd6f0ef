import { useState } from 'react'
import { Card, Section } from '#kit/ui/Card.tsx'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { bones } from '#kit/ui/Skeleton.tsx'
import { euro } from '#kit/words/money.ts'
import { chooseNewestPrices, getPrepaidPrices, type PrepaidPrices } from '#model/credit/contract/prepaidRates.ts'
import { PageHead } from '#page/flow/PageHead.tsx'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { Refusal, WriteButton } from '#page/WriteButton.tsx'
import { useRead, useReadState } from '#platform/api/client.ts'
import { Link } from '#platform/router/Link.tsx'
import { useWrite } from '#platform/write/useWrite.ts'
import { copy } from './copy.ts'

/** `/nieuwste-prepaid-prijzen`: prices outside bundles, and switching to the newest ones. */
export default function NieuwstePrijzen() {
  return (
    <div className="wrap wrap--text page">
      <Head />
      <ReadBlock waiting={bones('24rem')}>
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
  const choosing = useWrite(chooseNewestPrices, {
    failed: copy.failed,
    // An earlier attempt succeeded although its response was lost.
    refusals: { 409: null },
  })
  const [isDone, setDone] = useState(false)
  const { isNewest } = prices

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
          <Refusal text={choosing.refusal} />
          <WriteButton
            offline={copy.offline}
            wide
            busy={choosing.busy}
            busyLabel={copy.busy}
            onPress={() => void choosing.run(undefined, () => setDone(true))}
          >
            {copy.button}
          </WriteButton>
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
