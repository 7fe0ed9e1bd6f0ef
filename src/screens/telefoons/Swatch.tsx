import { classes } from '../../ui/classes.ts'
import styles from './Swatch.module.css'
import { swatchOf } from './swatches.ts'

/** A dot in the phone's colour. Decorative: the name stands beside it. */
export function Swatch({ slug, large }: { slug: string; large?: boolean }) {
  const color = swatchOf(slug)
  return color && <i className={classes(styles.dot, large && styles.large)} style={{ background: color }} aria-hidden="true" />
}
