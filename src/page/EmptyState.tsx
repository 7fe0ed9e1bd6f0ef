import type { ReactNode } from 'react'
import { Scene } from '#kit/ui/Scene.tsx'

type Props = {
  title: string
  text: string
  children: ReactNode
}

/** A page about something that the customer does not have, with the empty scene and a way on. */
export const EmptyState = ({ title, text, children }: Props) => (
  <div className="columns columns--half columns--middle">
    <Scene name="empty" />
    <div className="stack">
      <h2 className="title-section">{title}</h2>
      <p className="lead">{text}</p>
      <div className="cluster">{children}</div>
    </div>
  </div>
)
