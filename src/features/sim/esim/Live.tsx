import type { ReactNode } from 'react'
import { Card } from '#kit/ui/Card.tsx'
import { Numbered } from '#kit/ui/Numbered.tsx'
import { esimCopy } from '../esimCopy.ts'

/** How far the eSIM is: ready, fetched by a phone, being turned on, or on. */
type EsimStage = keyof typeof esimCopy.live.says
const stages: readonly EsimStage[] = ['ready', 'fetched', 'activating', 'on']

type Props = {
  stage: EsimStage
  /** This phone installs it. */
  isHere?: boolean
  /** For who does not see it move. */
  children?: ReactNode
}

/** The status of the eSIM, followed while the page is open. */
export function Live({ stage, isHere = false, children }: Props) {
  return (
    <section aria-label={esimCopy.live.title}>
      <Card className="stack">
        <h2 className="title-card">{esimCopy.live.title}</h2>
        <Numbered
          steps={[isHere ? esimCopy.live.tap : esimCopy.live.scan, ...esimCopy.live.steps]}
          done={stages.indexOf(stage) + (stage === 'ready' ? 0 : 1)}
        />
        <p role="status" className="small muted">
          {esimCopy.live.says[stage]}
        </p>
        {children}
      </Card>
    </section>
  )
}
