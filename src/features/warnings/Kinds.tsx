import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import styles from '#features/profile/shared/Settings.module.css'
import { Card } from '#kit/ui/Card.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { preloadable } from '#kit/ui/preloadable.tsx'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import { Switch } from '#kit/ui/Switch.tsx'
import { sumOf } from '#kit/words/money.ts'
import { type Overview, overviewFor } from '#model/overview/contract.ts'
import { idleReason, kindsFor, noChoices, percentUsed, type WarningChoices, type WarningKind } from '#model/warnings/warnings.ts'
import { useRead } from '#platform/api/client.ts'
import { part } from '#platform/pwa/part.ts'
import { accountHash } from '#platform/session/account.ts'
import { isRemembered } from '#platform/session/remembering.ts'
import { useIsPrepaid } from '#platform/session/visitor.ts'
import { canPersist } from '#platform/storage/items.ts'
import { readChoices, writeChoices } from '#platform/warnings/choices.ts'
import { followWarnings, sayKnown } from '#platform/warnings/follow.ts'
import { followChoices } from '#platform/warnings/reach.ts'
import { amountCopy } from './amountCopy.ts'
import { copy } from './copy.ts'

/** Nobody needs sliders who does not want to be warned. */
const amount = preloadable(part(() => import('./Amount.tsx')))

/** How things stand now, as a measure for the choice. */
function nowText(kind: WarningKind, { dataBundle, currentCosts, balance }: Overview): string | null {
  if (kind === 'costs') return currentCosts && copy.now.costs(sumOf(currentCosts.outside))
  if (kind === 'credit') return balance === null ? null : copy.now.credit(balance)
  return dataBundle && (kind === 'end' ? copy.now.end(dataBundle.until) : copy.now.internet(percentUsed(dataBundle)))
}

/** The kinds of warnings: each a switch, with a slider for the amount when it is on. */
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

type Choice = WarningChoices[WarningKind]
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

/** The delay after which the amount of a slider is stored (ms): an amount that is passed on the way must not warn. */
const RESTS_MS = 700

/** The choices of this customer on this device. */
async function fetchChoices(): Promise<WarningChoices> {
  const [wanted, account] = await Promise.all([readChoices(), accountHash()])
  return wanted?.account === account ? wanted.choices : noChoices
}

/** Stores the choices, and does what follows from them. False when they are not stored. */
async function keep(choices: WarningChoices): Promise<boolean> {
  const account = await accountHash().catch(() => null)
  if (account === null || !(await writeChoices({ account, remembered: isRemembered(), choices }))) return false
  followWarnings()
  await Promise.all([sayKnown(), followChoices()])
  return true
}

type Outcome = 'kept' | 'failed' | null

/** The choices, which are stored as soon as they are made. Null while they are being read. */
function useWanted() {
  const [choices, setChoices] = useState<WarningChoices | null>(null)
  const [told, setTold] = useState<Outcome>(null)
  const stored = useRef(noChoices)
  const waiting = useRef<{ next: WarningChoices; timer: ReturnType<typeof setTimeout> }>(null)

  useEffect(() => {
    void fetchChoices()
      .catch(() => noChoices)
      .then((found) => {
        stored.current = found
        setChoices(found)
      })
  }, [])

  async function store() {
    const next = waiting.current?.next
    clearTimeout(waiting.current?.timer)
    waiting.current = null
    if (!next) return
    if (await keep(next)) stored.current = next
    else setChoices(stored.current)
    setTold(stored.current === next ? 'kept' : 'failed')
  }

  // A customer who leaves the screen at once keeps the choice too.
  const leave = useEffectEvent(() => void store())
  useEffect(() => () => leave(), [])

  function choose(kind: WarningKind, change: Partial<WarningChoices[WarningKind]>): void {
    if (!choices) return
    const next = { ...choices, [kind]: { ...choices[kind], ...change } }
    setChoices(next)
    setTold(null)
    clearTimeout(waiting.current?.timer)
    waiting.current = { next, timer: setTimeout(() => void store(), 'on' in change ? 0 : RESTS_MS) }
  }

  return { choices, choose, told }
}
