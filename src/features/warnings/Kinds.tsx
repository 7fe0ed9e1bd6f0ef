import { Suspense } from 'react'
import styles from '#features/profile/shared/Settings.module.css'
import { Card } from '#kit/ui/Card.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { preloadable } from '#kit/ui/preloadable.tsx'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import { Switch } from '#kit/ui/Switch.tsx'
import { sumOf } from '#kit/words/money.ts'
import { type Overview, overviewFor } from '#model/overview/contract.ts'
import { type Choices, idleReason, kindsFor, percentUsed, type WarningKind } from '#model/warnings/warnings.ts'
import { useRead } from '#platform/api/client.ts'
import { part } from '#platform/pwa/part.ts'
import { useIsPrepaid } from '#platform/session/visitor.ts'
import { canPersist } from '#platform/storage/items.ts'
import { amountCopy } from './amountCopy.ts'
import { copy } from './copy.ts'
import { useWanted } from './useWanted.ts'

/** Nobody needs sliders who does not want to be warned. */
const amount = preloadable(part(() => import('./Amount.tsx')))

/** How things stand now, as a measure for the choice. */
function nowText(kind: WarningKind, { dataBundle, currentCosts, balance }: Overview): string | null {
  if (kind === 'costs') return currentCosts && copy.now.costs(sumOf(currentCosts.outside))
  if (kind === 'credit') return balance === null ? null : copy.now.credit(balance)
  return dataBundle && (kind === 'end' ? copy.now.end(dataBundle.until) : copy.now.internet(percentUsed(dataBundle)))
}

/** What the customer can be warned of: each a switch, with a slider for the amount when it is on. */
export function Kinds() {
  const isPrepaid = useIsPrepaid()
  const overview = useRead(overviewFor(isPrepaid))
  const { choices, choose, told } = useWanted()
  if (!choices) return <WaitingKinds />
  return (
    <Card>
      <div className={styles.settings}>
        {kindsFor(isPrepaid).map((kind) => (
          <Kind key={kind} kind={kind} overview={overview} choice={choices[kind]} onChange={(change) => choose(kind, change)} />
        ))}
      </div>
      <p className={styles.told} role="status" data-tone={told === 'failed' ? 'bad' : undefined}>
        {told !== null && (
          <>
            <Icon name={told === 'kept' ? 'check' : 'warning'} small />
            {copy[told]}
          </>
        )}
      </p>
    </Card>
  )
}

export const WaitingKinds = () => <Skeleton width="100%" height="18rem" radius="var(--radius-lg)" />

type Choice = Choices[WarningKind]
type Props = { kind: WarningKind; overview: Overview; choice: Choice; onChange: (change: Partial<Choice>) => void }

function Kind({ kind, overview, choice: { on, at }, onChange }: Props) {
  const idle = idleReason(kind, overview)
  const blocked = idle !== null ? copy.idle[idle] : canPersist() ? null : copy.keepsNothing
  return (
    <div>
      <Switch
        name={`waarschuwing-${kind}`}
        checked={on}
        onChange={(next) => onChange({ on: next })}
        text={[on ? null : `${amountCopy[kind].when} ${amountCopy[kind].at(at)}.`, nowText(kind, overview)]
          .filter(Boolean)
          .join(' ')}
        blocked={blocked}
      >
        {copy.kinds[kind]}
      </Switch>
      {on && blocked === null && (
        <div className={styles.sub}>
          <Suspense fallback={<Skeleton width="100%" height="8.5rem" radius="var(--radius-lg)" />}>
            <amount.Component label={copy.kinds[kind]} kind={kind} at={at} onChange={(next) => onChange({ at: next })} />
          </Suspense>
        </div>
      )}
    </div>
  )
}
