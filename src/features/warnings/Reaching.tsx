import { useEffect, useState } from 'react'
import { Button } from '#kit/ui/Button.tsx'
import { Section } from '#kit/ui/Card.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import type { Reach } from '#model/warnings/warningReach.ts'
import { useKeepFocus } from '#page/useKeepFocus.ts'
import { install, mayInstall } from '#platform/pwa/prompting.ts'
import { askPermission, fetchReach, followChoices } from '#platform/warnings/reach.ts'
import { copy } from './copy.ts'

/** What this device can do when the app is closed, and how to let it. */
export function Reaching() {
  const [reach, setReach] = useState<Reach | null>(null)
  const [asking, setAsking] = useState(false)
  const stay = useKeepFocus()
  const look = async () => setReach(await fetchReach())
  useEffect(() => {
    const again = () => void fetchReach().then(setReach)
    again()
    // The customer may come back from the settings of the device.
    document.addEventListener('visibilitychange', again)
    return () => document.removeEventListener('visibilitychange', again)
  }, [])

  async function ask() {
    setAsking(true)
    await askPermission()
    setAsking(false)
    await Promise.all([look(), followChoices()])
  }

  const action =
    reach === 'ask' ? (
      <Button variant="primary-green" size="small" busy={asking} busyLabel={copy.reach.ask.busy} onPress={() => void ask()}>
        {copy.reach.ask.button}
      </Button>
    ) : reach === 'install' && mayInstall() ? (
      <Button variant="outline" size="small" onPress={() => void install().then(look)}>
        {copy.reach.install.button}
      </Button>
    ) : null

  return (
    <Section title={copy.reach.title}>
      <div {...stay} role="status">
        {reach === null ? (
          <Skeleton width="100%" height="7rem" radius="var(--radius-lg)" />
        ) : (
          <Notice
            tone={reach === 'closed' ? 'good' : reach === 'denied' ? 'warn' : 'info'}
            title={copy.reach[reach].title}
            action={action}
          >
            {copy.reach[reach].text}
          </Notice>
        )}
      </div>
    </Section>
  )
}
