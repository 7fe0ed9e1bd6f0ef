import type { ReactNode } from 'react'
import { Card } from '../../ui/Card.tsx'
import { Scene } from '../../ui/Scene.tsx'

export function Asked({ title, intro, children }: { title: string; intro: ReactNode; children: ReactNode }) {
  return (
    <div className="wrap page">
      <Scene name="success" />
      <div className="page__head">
        <h1 className="title-page mt-4" tabIndex={-1}>
          {title}
        </h1>
        <p className="lead">{intro}</p>
      </div>
      <Card>
        <div className="stack">{children}</div>
      </Card>
    </div>
  )
}
