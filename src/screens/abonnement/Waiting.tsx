import { Bone } from '../../ui/Bone.tsx'
import { Card, Section } from '../../ui/Card.tsx'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { subscriptionCopy as copy } from './copy.ts'
import { PhoneWaiting } from './PhoneBlock.tsx'
import { ClockWaiting } from './RightsClock.tsx'

const { name, bundles, price, period, start, end, phone } = copy.rows

export const Waiting = () => (
  <div className="columns columns--main-side" aria-hidden="true">
    <div className="stack stack--loose">
      <Section title={copy.now}>
        <Card>
          <Facts>
            {[name, bundles, price, period, start, end, phone].map((term) => (
              <Fact key={term} term={term}>
                <Bone width="8rem" height={term === bundles ? '2.5em' : '1em'} />
              </Fact>
            ))}
          </Facts>
        </Card>
        <Bone width="100%" height="3.25rem" radius="var(--radius-lg)" />
      </Section>
      <ClockWaiting />
    </div>
    <div className="stack stack--loose">
      <Section title={copy.todo}>
        <Bone width="100%" height="12.8rem" radius="var(--radius-lg)" />
      </Section>
      <Section title={copy.phone.title}>
        <PhoneWaiting />
      </Section>
    </div>
  </div>
)
