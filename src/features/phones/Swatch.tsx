import { classes } from '#kit/ui/classes.ts'
import styles from './Swatch.module.css'

/** Colours by the slug of their name. A colour that is missing here shows only its name. */
const swatches: Readonly<Record<string, string>> = {
  zwart: '#2b2d33',
  wit: '#f4f1ea',
  zilver: '#d5d9de',
  grijs: '#8f969d',
  blauw: '#7fa8d6',
  groen: '#a9c7a4',
  geel: '#f0d77a',
  goud: '#d8b978',
  rood: '#c9474b',
  roze: '#f0c3c8',
  paars: '#b9a8dd',
  oranje: '#f2a45c',
}

/** A dot in the phone's colour. Decorative: the name is beside it. */
export function Swatch({ slug, large }: { slug: string; large?: boolean }) {
  const color = swatchOf(slug)
  return color && <i className={classes(styles.dot, large && styles.large)} style={{ background: color }} aria-hidden="true" />
}

/** The colour with this slug; null when it is not known. */
export const swatchOf = (slug: string): string | null => swatches[slug] ?? null
