import scenes from './art/scenes.svg?no-inline'
import { classes } from './classes.ts'
import styles from './Scene.module.css'

type Name = 'success' | 'empty' | 'error' | 'offline' | 'walk'

/** The middle of the part of the sun that is above the water. */
const SUN = { x: 352, y: 150 }

/** Text of this length fits in the sun at this size (px); longer text is drawn smaller. */
const [LETTERS, SIZE] = [6, 34]

/** A decorative drawing of 480 by 280 px. `sun`: a few letters in the rising sun of `success`. */
export function Scene({ name, sun }: { name: Name; sun?: string | undefined }) {
  return (
    <svg className={classes(styles.scene, name === 'offline' && styles.offline)} viewBox="0 0 480 280" aria-hidden="true">
      <use href={`${scenes}#${name}`} />
      {sun !== undefined && (
        <text
          className={styles.sun}
          x={SUN.x}
          y={SUN.y}
          fontSize={Math.min(SIZE, (SIZE * LETTERS) / sun.length)}
          textAnchor="middle"
          dominantBaseline="central"
        >
          {sun}
        </text>
      )}
    </svg>
  )
}
