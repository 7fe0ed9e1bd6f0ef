import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import { useOnline } from '../stores/connection.ts'
import { Button } from '../ui/Button.tsx'
import scene from '../ui/Scene.module.css'
import { Scene } from '../ui/Scene.tsx'
import { errorCopy } from './errorCopy.ts'
import { useTitle } from './useTitle.ts'

/** A drawing, a title and what there is to say; for every page that is about a fault. */
export function Message({ drawing, title, children }: { drawing: 'error' | 'offline'; title: string; children: ReactNode }) {
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

/** A fault of ours: 'Error' and the message (spec 2 error page). Header and way out stay. */
export function ErrorPage({ message, again }: { message: string; again: () => void }) {
  useTitle(message)
  return (
    <Message drawing="error" title="Error">
      <p className="lead">{message}</p>
      <p>
        {copy.serverTitle}. {copy.serverBody}
      </p>
      <Button onPress={again}>{copy.retry}</Button>
    </Message>
  )
}

/** The code of this screen could not be fetched. */
export function ScreenMissing({ again }: { again: () => void }) {
  const online = useOnline()
  return (
    <Message drawing="offline" title={online ? errorCopy.notLoaded : copy.offline.heading}>
      <p className="lead">{online ? copy.network : copy.offline.notCached}</p>
      <Button onPress={again}>{copy.retry}</Button>
    </Message>
  )
}
