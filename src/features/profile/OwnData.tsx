import { useEffect, useRef, useState } from 'react'
import { Button, ButtonGroup } from '#kit/ui/Button.tsx'
import { Card, Section } from '#kit/ui/Card.tsx'
import { classes } from '#kit/ui/classes.ts'
import { Notice } from '#kit/ui/Notice.tsx'
import { Progress } from '#kit/ui/Progress.tsx'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import { dayInFull } from '#kit/words/dateText.ts'
import { getDataRequest, requestData } from '#model/profile/contract/preferences.ts'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useKeepFocus } from '#page/useKeepFocus.ts'
import { Refusal, WriteButton } from '#page/WriteButton.tsx'
import { useRead } from '#platform/api/client.ts'
import { isExpected } from '#platform/api/failure.ts'
import { part } from '#platform/pwa/part.ts'
import { usePlace } from '#platform/router/location.tsx'
import { useWrite } from '#platform/write/useWrite.ts'
import { privacyCopy } from './privacyCopy.ts'
import styles from './shared/Settings.module.css'

/** The customer's right of access: a direct download of what the app can read, and a request for the rest. */
export const OwnData = () => (
  <Section title={privacyCopy.download.title}>
    <p className="muted" id="je-gegevens" tabIndex={-1}>
      {privacyCopy.download.body}
    </p>
    <Card className={classes(styles.settings, styles.parts)}>
      <Download />
      <div className="stack">
        <div>
          <h3 className="title-card">{privacyCopy.download.everything.title}</h3>
          <p className="muted">{privacyCopy.download.everything.body}</p>
        </div>
        <ReadBlock waiting={<Skeleton width="12rem" height="3rem" />}>
          <Request />
        </ReadBlock>
      </div>
    </Card>
  </Section>
)

function Request() {
  const request = useRead(getDataRequest)
  const asking = useWrite(requestData, { failed: privacyCopy.download.everything.failed, refusals: { ALREADY: null } })
  const [asked, setAsked] = useState(false)
  const stay = useKeepFocus()

  return (
    <div className="stack" {...stay}>
      <div role="status">
        {request && (
          <Notice tone={asked ? 'good' : 'info'} {...(asked && { title: privacyCopy.download.everything.success })}>
            {privacyCopy.download.everything.open(dayInFull(request.requestedOn), dayInFull(request.until))}
          </Notice>
        )}
      </div>
      <Refusal text={asking.refusal} />
      {!request && (
        <ButtonGroup>
          <WriteButton
            variant="outline"
            busy={asking.busy}
            busyLabel={privacyCopy.download.everything.busy}
            onPress={() => void asking.run(undefined, () => setAsked(true))}
          >
            {privacyCopy.download.everything.button}
          </WriteButton>
        </ButtonGroup>
      )}
    </div>
  )
}

const collecting = part(() => import('./ownData/gather.ts'))
const making = part(() => import('./ownData/make.ts'))

type Collect = ReturnType<typeof import('./ownData/gather.ts').collector>
type Phase = { kind: 'idle' } | { kind: 'busy' } | { kind: 'failed' } | { kind: 'done'; name: string }

/** Downloads all customer data that the app can read, as one file made on the device. Its code loads on demand. */
function Download() {
  const { visitor } = usePlace()
  const [phase, setPhase] = useState<Phase>({ kind: 'idle' })
  const [progress, setProgress] = useState({ done: 0, all: 0 })
  const collect = useRef<Collect | null>(null)
  const stopping = useRef<AbortController | null>(null)
  useEffect(() => () => stopping.current?.abort(), [])

  async function make() {
    if (visitor.kind !== 'customer' || phase.kind === 'busy') return
    const stop = new AbortController()
    stopping.current = stop
    setPhase({ kind: 'busy' })
    try {
      const { collector } = await collecting()
      collect.current ??= collector((done, all) => setProgress({ done, all }))
      const answers = await collect.current(visitor.flags.prepaid, stop.signal)
      const { makeArchive } = await making()
      if (stop.signal.aborted) return
      const name = makeArchive(answers)
      collect.current = null // the next press makes a new file
      setPhase({ kind: 'done', name })
    } catch (error) {
      if (stop.signal.aborted) return
      if (!isExpected(error)) console.error(error)
      setPhase({ kind: 'failed' })
    }
  }

  function stop() {
    stopping.current?.abort()
    setPhase({ kind: 'idle' })
  }

  const { done, all } = progress
  return (
    <div className="stack">
      <div>
        <h3 className="title-card">{privacyCopy.download.atOnce.title}</h3>
        <p className="muted">{privacyCopy.download.atOnce.body}</p>
      </div>
      {phase.kind === 'busy' && (
        <Progress
          label={privacyCopy.download.atOnce.busy}
          text={all > 0 ? privacyCopy.download.atOnce.progress(done, all) : ''}
          {...(all > 0 && { part: done / all })}
        />
      )}
      <div role="status">
        {phase.kind === 'done' && (
          <Notice tone="good" title={privacyCopy.download.atOnce.done(phase.name)}>
            {privacyCopy.download.atOnce.warn}
          </Notice>
        )}
      </div>
      {phase.kind === 'failed' && <Notice tone="bad" title={privacyCopy.download.atOnce.failed} alert />}
      <ButtonGroup>
        <WriteButton
          variant="outline"
          busy={phase.kind === 'busy'}
          busyLabel={privacyCopy.download.atOnce.busy}
          onPress={() => void make()}
        >
          {phase.kind === 'failed' ? privacyCopy.download.atOnce.again : privacyCopy.download.atOnce.button}
        </WriteButton>
        {phase.kind === 'busy' && (
          <Button variant="quiet" onPress={stop}>
            {privacyCopy.download.atOnce.stop}
          </Button>
        )}
      </ButtonGroup>
    </div>
  )
}
