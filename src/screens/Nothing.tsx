import type { ReactNode } from 'react'
import { Scene } from '../ui/Scene.tsx'

type Props = {
  title: string
  text: string
  /** What can be done instead. */
  children: ReactNode
}

/** A page about something that this customer does not have: untouched sand, and the way on. */
export const Nothing = ({ title, text, children }: Props) => (
  <div className="columns columns--half columns--middle">
    <Scene name="empty" />
    <div className="stack">
      <h2 className="title-section">{title}</h2>
      <p className="lead">{text}</p>
      <div className="cluster">{children}</div>
    </div>
  </div>
)
