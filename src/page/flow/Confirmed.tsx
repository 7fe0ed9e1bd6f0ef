import type { ReactNode } from 'react'
import { Card } from '#kit/ui/Card.tsx'
import { Scene } from '#kit/ui/Scene.tsx'

/** The success page of the clean layout: the drawing, what was done, and a card with what is next. */
export function Confirmed({ title, intro, children }: { title: string; intro: ReactNode; children: ReactNode }) {
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
