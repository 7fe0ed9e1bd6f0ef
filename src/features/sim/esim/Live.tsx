import type { ReactNode } from 'react'
import { Card } from '#kit/ui/Card.tsx'
import { Numbered } from '#kit/ui/Numbered.tsx'
import { esimCopy } from '../esimCopy.ts'

const copy = esimCopy.live

/** How far the eSIM is: ready, fetched by a phone, being turned on, or on. */
type EsimStage = keyof typeof copy.says
const stages: readonly EsimStage[] = ['ready', 'fetched', 'activating', 'on']

type Props = {
  stage: EsimStage
  /** This phone installs it. */
  isHere?: boolean
  /** For who does not see it move. */
  children?: ReactNode
}

/** Where the eSIM stands now, followed while the page is open. */
export function Live({ stage, isHere = false, children }: Props) {
  return (
    <section aria-label={copy.title}>
      <Card className="stack">
        <h2 className="title-card">{copy.title}</h2>
        <Numbered
          steps={[isHere ? copy.tap : copy.scan, ...copy.steps]}
          done={stages.indexOf(stage) + (stage === 'ready' ? 0 : 1)}
        />
        <p role="status" className="small muted">
          {copy.says[stage]}
        </p>
        {children}
      </Card>
    </section>
  )
}
