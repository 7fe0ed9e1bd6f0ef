import type { ReactNode } from 'react'
import scene from './Scene.module.css'
import { Scene, type SceneName } from './Scene.tsx'

/** A drawing, a title and a text, for every page that reports a failure. */
export function Message({ drawing, title, children }: { drawing: SceneName; title: string; children: ReactNode }) {
  return (
    <div className="wrap page">
      <div className="columns columns--half columns--middle">
        <Scene name={drawing} />
        <div className={scene.message}>
          <h1 className="title-page" tabIndex={-1}>
            {title}
          </h1>
          {children}
        </div>
      </div>
    </div>
  )
}
