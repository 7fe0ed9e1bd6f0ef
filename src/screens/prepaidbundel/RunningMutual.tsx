import type { Campaign, MutualOffer } from '../../api/contract/prepaidBundle.ts'
import { useBlocked } from '../../connection/blocked.ts'
import { navigateDone } from '../../routes/receipt.ts'
import { confirm } from '../../stores/modal.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Level } from '../../ui/Level.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { minutesInFull } from '../../words/dataSize.ts'
import { dayText } from '../../words/dateText.ts'
import { prepaidCopy } from './copy.ts'
import { mutualFlow } from './flow.ts'
import { afterText } from './text.ts'
import { useAutoExtend } from './useAutoExtend.ts'

const copy = prepaidCopy.mutual

type Props = { mutual: MutualOffer; current: NonNullable<MutualOffer['current']> }

/** On-net calling is on. Turning it off only stops the extension: the minutes stay usable until the last day. */
export function RunningMutual({ mutual: { minutes, days, perMinute }, current }: Props) {
  const offline = useBlocked()
  const { busy, failed, extend } = useAutoExtend(current)
  const { until, left, autoExtend } = current

  const told = (campaign: Campaign) => navigateDone(mutualFlow.done, { ...campaign, perMinute })
  async function turnOff() {
    const { title, body } = copy.sure
    if (await confirm({ title, body: body(dayText(until)), confirm: copy.deactivate })) await extend(false, told)
  }

  return (
    <Card className="stack">
      <p>{copy.on(dayText(until), minutesInFull(left))}</p>
      <Level part={left / minutes} label={copy.level} text={copy.levelText(minutesInFull(left), minutesInFull(minutes))} />
      <p className="muted">{autoExtend ? `${afterText(current)}. ${prepaidCopy.autoExtendHint}` : afterText(current)}</p>
      {failed !== null && <Notice tone="bad" title={failed} alert />}
      <Button
        variant="outline"
        busy={busy}
        busyLabel={prepaidCopy.busy}
        blocked={offline}
        onPress={() => void (autoExtend ? turnOff() : extend(true))}
      >
        {autoExtend ? copy.deactivate : copy.autoExtend(days)}
      </Button>
    </Card>
  )
}
