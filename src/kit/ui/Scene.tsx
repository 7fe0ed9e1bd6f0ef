import type { ReactNode } from 'react'
import scenes from '#brand/scenes.svg?no-inline'
import { classes } from './classes.ts'
import styles from './Scene.module.css'

export type SceneName = 'success' | 'quiet' | 'empty' | 'error' | 'offline' | 'walk'

/** A decorative drawing of 480 by 280 px. `children`: what is drawn over it. */
export function Scene({ name, children }: { name: SceneName; children?: ReactNode }) {
  return (
    <svg className={classes(styles.scene, name === 'offline' && styles.offline)} viewBox="0 0 480 280" aria-hidden="true">
      <use href={`${scenes}#${name}`} />
      {children}
    </svg>
  )
}
