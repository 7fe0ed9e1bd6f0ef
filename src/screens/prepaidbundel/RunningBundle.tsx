import type { PrepaidOffer } from '../../api/contract/prepaidBundle.ts'
import { copy as shared } from '../../copy.ts'
import { dayText } from '../../domain/dateText.ts'
import { nextStartOf } from '../../domain/prepaidBundles.ts'
import { useOnline } from '../../stores/connection.ts'
import { Card, Section } from '../../ui/Card.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { prepaidCopy } from './copy.ts'
import { useAutoExtend } from './useAutoExtend.ts'

const copy = prepaidCopy.bundle.running

/** The bundle that runs, and whether it is extended: changed at once. */
export function RunningBundle({ current }: { current: NonNullable<PrepaidOffer['current']> }) {
  const isOnline = useOnline()
  const { isOn, busy, failed, extend } = useAutoExtend(current)
  const next = dayText(nextStartOf(current.until))
  return (
    <Section title={copy.title}>
      <Card>
        <div className="stack">
          <p>{copy.text(dayText(current.until))}</p>
          {failed !== null && <Notice tone="bad" title={failed} alert />}
          <Switch
            name="verlengen"
            checked={isOn}
            busy={busy}
            blocked={isOnline ? null : shared.offline.actionBlocked}
            onChange={(wanted) => void extend(wanted)}
            text={isOn ? `${prepaidCopy.extendsOn(next)}. ${prepaidCopy.autoExtendHint}` : prepaidCopy.stopsOn(next)}
          >
            {copy.autoExtend}
          </Switch>
        </div>
      </Card>
    </Section>
  )
}
