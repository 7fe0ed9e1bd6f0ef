import { Card, Section } from '#kit/ui/Card.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { bones } from '#kit/ui/Skeleton.tsx'
import { reading } from '#model/operation.ts'
import { getNetworkSettings } from '#model/profile/contract/networkSettings.ts'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useRead } from '#platform/api/client.ts'
import { Link } from '#platform/router/Link.tsx'
import styles from './Buitenland.module.css'
import { copy } from './copy.ts'
import type { TripFigures } from './shared/pack.ts'

/** The switches of this customer that matter abroad. */
export const Switches = ({ zone }: Pick<TripFigures, 'zone'>) => (
  <Section title={copy.switches.title}>
    <ReadBlock reads={[reading(getNetworkSettings)]} waiting={bones('9rem')}>
      <Checks zone={zone} />
    </ReadBlock>
  </Section>
)

function Checks({ zone }: Pick<TripFigures, 'zone'>) {
  const { switches } = useRead(getNetworkSettings)
  if (switches === null) return <p>{copy.switches.stopped}</p>
  const names = zone === 'EU' ? (['mobileData', 'roaming'] as const) : (['mobileData', 'roaming', 'roamingOutsideEu'] as const)
  return (
    <Card>
      <div className="stack">
        <ul className={styles.checks}>
          {names.map((name) => (
            <li key={name} data-fine={switches[name]}>
              <Icon name={switches[name] ? 'success' : 'warning'} />
              {copy.switches[switches[name] ? 'on' : 'off'][name]}
            </li>
          ))}
        </ul>
        <p className="small muted">{copy.switches.phone}</p>
        <p>
          <Link to="/instellingen/internet-en-bellen" className="link">
            {copy.switches.change}
          </Link>
        </p>
      </div>
    </Card>
  )
}
