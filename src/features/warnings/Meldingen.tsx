import { useEffect, useState } from 'react'
import styles from '#features/profile/shared/Settings.module.css'
import { SettingsPage } from '#features/profile/shared/SettingsPage.tsx'
import { Card, Section } from '#kit/ui/Card.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import { Switch } from '#kit/ui/Switch.tsx'
import { getPush } from '#model/warnings/contract.ts'
import { topicsFor } from '#model/warnings/push.ts'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useKeepFocus } from '#page/useKeepFocus.ts'
import { Refusal, WriteButton } from '#page/WriteButton.tsx'
import { useRead } from '#platform/api/client.ts'
import { useBlocked } from '#platform/connection/blocked.ts'
import { useIsPrepaid } from '#platform/session/visitor.ts'
import { pushCopy as copy } from './pushCopy.ts'
import { usePush, type Wish } from './usePush.ts'

/** `/instellingen/waarschuwingen/meldingen`: what this device gets push messages about. */
export default function Meldingen() {
  return (
    <SettingsPage title={copy.title} intro={copy.intro} back={{ to: '/instellingen/waarschuwingen', label: copy.back }}>
      <ReadBlock waiting={<Waiting />} failedText={copy.error}>
        <Choices />
      </ReadBlock>
    </SettingsPage>
  )
}

Meldingen.reads = () => [getPush]

/** Not reported, as the topics are not: it says something about a person. */
const DETAILS = 'push-details'

function Choices() {
  const push = usePush(useRead(getPush))
  const { state, device, busy, refusal, look } = push
  const topics = topicsFor(useIsPrepaid())
  const offline = useBlocked()
  const stay = useKeepFocus()
  const [chosen, setChosen] = useState<Wish | null>(null)
  // The customer may come back from the settings of the device.
  useEffect(() => {
    const again = () => void look()
    document.addEventListener('visibilitychange', again)
    return () => document.removeEventListener('visibilitychange', again)
  }, [look])
  if (state === null) return <Waiting />
  const wish = (busy ? chosen : null) ?? device ?? chosen ?? { topics, details: false }

  /** What is on changes at once; otherwise it waits for the button. */
  function choose(next: Wish): void {
    setChosen(next)
    if (device) void push.change(next)
  }

  const action =
    state === 'off' ? (
      <WriteButton key="off" size="small" busy={busy} busyLabel={copy.off.busy} onPress={() => void push.turnOn(wish)}>
        {copy.off.button}
      </WriteButton>
    ) : state === 'on' ? (
      <WriteButton
        key="on"
        variant="outline"
        size="small"
        busy={busy}
        busyLabel={copy.on.busy}
        onPress={() => void push.turnOff()}
      >
        {copy.on.button}
      </WriteButton>
    ) : null

  return (
    <div className="stack stack--loose">
      <div {...stay} role="status">
        <Notice tone={state === 'on' ? 'good' : state === 'denied' ? 'warn' : 'info'} title={copy[state].title} action={action}>
          {copy[state].text}
        </Notice>
      </div>
      <Refusal text={refusal} />
      {(state === 'on' || state === 'off') && (
        <Section title={copy.about}>
          <Card>
            <div className={styles.settings}>
              {topics.map((topic) => (
                <Switch
                  key={topic}
                  name={`push-${topic}`}
                  checked={wish.topics.includes(topic)}
                  busy={busy}
                  blocked={offline}
                  text={copy.topics[topic][1]}
                  onChange={(on) =>
                    choose({ ...wish, topics: topics.filter((one) => (one === topic ? on : wish.topics.includes(one))) })
                  }
                >
                  {copy.topics[topic][0]}
                </Switch>
              ))}
            </div>
          </Card>
          <Card>
            <Switch
              name={DETAILS}
              checked={wish.details}
              busy={busy}
              blocked={offline}
              text={copy.details[1]}
              onChange={(details) => choose({ ...wish, details })}
            >
              {copy.details[0]}
            </Switch>
          </Card>
        </Section>
      )}
    </div>
  )
}

const Waiting = () => <Skeleton width="100%" height="24rem" radius="var(--radius-lg)" />
