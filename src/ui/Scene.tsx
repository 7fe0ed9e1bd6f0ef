import scenes from './art/scenes.svg?no-inline'
import { classes } from './classes.ts'
import styles from './Scene.module.css'

/** A decorative drawing of 480 by 280 px. */
export function Scene({ name }: { name: 'success' | 'empty' | 'error' | 'offline' | 'walk' }) {
  return (
    <svg className={classes(styles.scene, name === 'offline' && styles.offline)} viewBox="0 0 480 280" aria-hidden="true">
      <use href={`${scenes}#${name}`} />
    </svg>
  )
}
