import { Scene } from '#kit/ui/Scene.tsx'
import type { Usage } from '#model/usage/contract.ts'
import { copy } from './copy.ts'
import { StandstillNotice } from './Standstill.tsx'
import styles from './Usage.module.css'

export function Empty({ text, isOver, usage }: { text: string; isOver: boolean; usage?: Usage }) {
  return (
    <div className={`columns columns--half ${styles.nothing}`}>
      <Scene name="empty" />
      <div className="stack">
        <h2 className="title-section">{isOver ? copy.nothing.pastTitle : copy.nothing.title}</h2>
        <p className="lead">{text}</p>
        {usage && <StandstillNotice usage={usage} />}
      </div>
    </div>
  )
}
