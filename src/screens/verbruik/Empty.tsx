import { Scene } from '../../ui/Scene.tsx'
import { copy } from './copy.ts'
import styles from './Usage.module.css'

/** Nothing has been used: untouched sand. */
export function Empty({ text, isOver }: { text: string; isOver: boolean }) {
  return (
    <div className={`columns columns--half ${styles.nothing}`}>
      <Scene name="empty" />
      <div className="stack">
        <h2 className="title-section">{isOver ? copy.nothing.pastTitle : copy.nothing.title}</h2>
        <p className="lead">{text}</p>
      </div>
    </div>
  )
}
