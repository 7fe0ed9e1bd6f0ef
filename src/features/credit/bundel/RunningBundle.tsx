import { Card, Section } from '#kit/ui/Card.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { Switch } from '#kit/ui/Switch.tsx'
import { dayText } from '#kit/words/dateText.ts'
import type { PrepaidOffer } from '#model/credit/contract/prepaidBundle.ts'
import type { lapsingOf } from '#model/credit/prepaidBundles.ts'
import { useBlocked } from '#platform/connection/blocked.ts'
import { copy } from './copy.ts'
import { afterText, bundleText, needText } from './text.ts'
import type { useAutoExtend } from './useAutoExtend.ts'

type Props = {
  current: NonNullable<PrepaidOffer['current']>
  /** False when nothing will be extended on its day. */
  canExtend: boolean
  lapsing: ReturnType<typeof lapsingOf>
  extending: ReturnType<typeof useAutoExtend>
  /** Cents, as is `balance`. */
  price: number
  balance: number
}

/** The running bundle with its automatic extension, which changes at once. A bundle bought later takes the same setting. */
export function RunningBundle({ current, canExtend, lapsing, extending, price, balance }: Props) {
  const { isOn, busy, failed, extend } = extending
  const offline = useBlocked()
  const after = afterText({ ...current, autoExtend: isOn })
  const need = needText({ ...current, autoExtend: isOn, price }, balance)
  return (
    <Section title={copy.bundle.running.title}>
      <Card>
        <div className="stack">
          <p>
            {copy.bundle.running.text(dayText(current.until))} {lapsing && copy.bundle.running.lapses(bundleText(lapsing))}
          </p>
          {failed !== null && <Notice tone="bad" title={failed} alert />}
          {canExtend ? (
            <Switch
              name="verlengen"
              checked={isOn}
              busy={busy}
              blocked={offline}
              onChange={(wanted) => void extend(wanted)}
              text={
                isOn
                  ? `${after}. ${copy.bundle.running.newToo} ${copy.autoExtendHint}`
                  : `${after}. ${copy.bundle.running.newToo}`
              }
            >
              {copy.bundle.running.autoExtend}
            </Switch>
          ) : (
            <p className="muted">{after}</p>
          )}
          {need !== null && <p className="small">{need}</p>}
        </div>
      </Card>
    </Section>
  )
}
