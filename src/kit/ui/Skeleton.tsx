import { createElement } from 'react'
import styles from './Bone.module.css'

/** A skeleton placeholder for content that loads. Sizes as CSS lengths. */
export function Skeleton({ width, height, radius }: { width?: string; height?: string; radius?: string }) {
  return <span className={styles.bone} style={{ width, height, borderRadius: radius }} />
}

function bone(size: string) {
  const [height = '1em', width] = size.split(' ')
  return width ? <Skeleton height={height} width={width} /> : <Skeleton height={height} width="100%" radius="var(--radius-lg)" />
}

/** Skeletons below each other, each as its height and width: `'1.6em 70%'`, or `'24rem'` for a block as wide as the page. */
export const bones = (...sizes: readonly string[]) =>
  createElement('div', { className: 'stack', 'aria-hidden': true }, ...sizes.map(bone))
