import { useEffect, useRef, useState } from 'react'
import { Button, ButtonGroup } from '#kit/ui/Button.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { Progress } from '#kit/ui/Progress.tsx'
import { WriteButton } from '#page/WriteButton.tsx'
import { isExpected } from '#platform/api/failure.ts'
import { part } from '#platform/pwa/part.ts'
import { usePlace } from '#platform/router/location.tsx'
import { privacyCopy } from './privacyCopy.ts'

const copy = privacyCopy.download.atOnce

const collecting = part(() => import('./ownData/gather.ts'))
const making = part(() => import('./ownData/make.ts'))

type Collect = ReturnType<typeof import('./ownData/gather.ts').collector>
type Phase = { kind: 'idle' } | { kind: 'busy' } | { kind: 'failed' } | { kind: 'done'; name: string }

/** Downloads all customer data that the app can read, as one file made on the device. Its code loads on demand. */
export function Download() {
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
        <h3 className="title-card">{copy.title}</h3>
        <p className="muted">{copy.body}</p>
      </div>
      {phase.kind === 'busy' && (
        <Progress label={copy.busy} text={all > 0 ? copy.progress(done, all) : ''} {...(all > 0 && { part: done / all })} />
      )}
      <div role="status">
        {phase.kind === 'done' && (
          <Notice tone="good" title={copy.done(phase.name)}>
            {copy.warn}
          </Notice>
        )}
      </div>
      {phase.kind === 'failed' && <Notice tone="bad" title={copy.failed} alert />}
      <ButtonGroup>
        <WriteButton variant="outline" busy={phase.kind === 'busy'} busyLabel={copy.busy} onPress={() => void make()}>
          {phase.kind === 'failed' ? copy.again : copy.button}
        </WriteButton>
        {phase.kind === 'busy' && (
          <Button variant="quiet" onPress={stop}>
            {copy.stop}
          </Button>
        )}
      </ButtonGroup>
    </div>
  )
}
