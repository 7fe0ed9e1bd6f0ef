import { useEffect, useState } from 'react'
import { Card } from '#kit/ui/Card.tsx'
import { Switch } from '#kit/ui/Switch.tsx'
import { toast } from '#platform/stores/toasts.ts'
import { findFollowed, follow, unfollow, useFollowed } from './followed.ts'
import { followedCopy as copy } from './followedCopy.ts'
import { watchOutage } from './watch.ts'

type Props = { outage: { id: string; area: string; name: string } }

/** Hears on this device when an outage is over. */
export function FollowSwitch({ outage }: Props) {
  const isOn = useFollowed()?.id === outage.id
  const [isBusy, setBusy] = useState(false)
  useEffect(() => void findFollowed(), [])

  async function turn(on: boolean) {
    setBusy(true)
    try {
      if (!on) await unfollow(outage.id)
      else if (await follow(outage)) watchOutage()
      else toast({ id: 'outage-kept', text: copy.keepsNothing })
    } catch {
      toast({ id: 'outage-kept', text: copy.failed })
    }
    setBusy(false)
  }

  return (
    <Card>
      <Switch name="volgen" checked={isOn} busy={isBusy} onChange={(on) => void turn(on)} text={copy.text}>
        {copy.title}
      </Switch>
    </Card>
  )
}
