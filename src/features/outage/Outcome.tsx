import { useEffect, useState } from 'react'
import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import { externalHref } from '#kit/externalHref.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Card } from '#kit/ui/Card.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { RichText } from '#kit/ui/RichText.tsx'
import { Spinner } from '#kit/ui/Spinner.tsx'
import { Switch } from '#kit/ui/Switch.tsx'
import { dayText, timeText } from '#kit/words/dateText.ts'
import { reading } from '#model/operation.ts'
import { getOutages, type Outage } from '#model/outage/contract.ts'
import { expectedText } from '#model/outage/outage.ts'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useRead } from '#platform/api/client.ts'
import { toast } from '#platform/stores/toasts.ts'
import { copy } from './copy.ts'
import { findFollowed, followOutage, unfollow, useFollowed } from './followed.ts'
import { followedCopy } from './followedCopy.ts'
import { watchOutage } from './watch.ts'

type Props = { area: string /** Wants to hear about this outage by sms. */; follow: (id: string) => void }

/** The known outages in an area. If they cannot be loaded, the customer can still continue. */
export function OutageOutcome({ area, follow }: Props) {
  return (
    <ReadBlock
      reads={[reading(getOutages, { area })]}
      waiting={<Checking />}
      failedText={copy.notChecked}
      offlineText={copy.notCheckedOffline}
    >
      <Found area={area} follow={follow} />
    </ReadBlock>
  )
}

function Found({ area, follow }: Props) {
  const outages = useRead(getOutages, { area })
  if (outages.length === 0)
    return (
      <Notice tone="good" title={copy.nothing.title}>
        {copy.nothing.body}
      </Notice>
    )
  return outages.map((outage) => <Known key={outage.id} area={area} outage={outage} follow={follow} />)
}

function Known({ area, outage, follow }: Props & { outage: Outage }) {
  if (outage.kind === 'maintenance') {
    const [from, until] = [Date.parse(outage.from), Date.parse(outage.until)]
    return (
      <Notice tone="warn" title={copy.maintenance.title}>
        {copy.maintenance.body(dayText(dayOf(from)), timeText(from), timeText(until))}
      </Notice>
    )
  }
  const { id, area: name, expectedEnd, text } = outage
  return (
    <>
      <Notice
        tone="warn"
        title={copy.outage.title(name)}
        action={
          <Button variant="outline" size="small" onPress={() => follow(id)}>
            {copy.outage.button}
          </Button>
        }
      >
        <p>{copy.outage.body(expectedEnd && expectedText(Date.parse(expectedEnd), now()))}</p>
        {text !== null && <RichText html={text} leadsTo={externalHref} />}
      </Notice>
      <FollowSwitch outage={{ id, area, name }} />
    </>
  )
}

const Checking = () => (
  <p className="cluster" role="status">
    <Spinner small silent />
    {copy.checking}
  </p>
)

type FollowSwitchProps = { outage: { id: string; area: string; name: string } }

/** Hears on this device when an outage is over. */
function FollowSwitch({ outage }: FollowSwitchProps) {
  const isOn = useFollowed()?.id === outage.id
  const [isBusy, setBusy] = useState(false)
  useEffect(() => void findFollowed(), [])

  async function turn(on: boolean) {
    setBusy(true)
    try {
      if (!on) await unfollow(outage.id)
      else if (await followOutage(outage)) watchOutage()
      else toast({ id: 'outage-kept', text: followedCopy.keepsNothing })
    } catch {
      toast({ id: 'outage-kept', text: followedCopy.failed })
    }
    setBusy(false)
  }

  return (
    <Card>
      <Switch name="volgen" checked={isOn} busy={isBusy} onChange={(on) => void turn(on)} text={followedCopy.text}>
        {followedCopy.title}
      </Switch>
    </Card>
  )
}
