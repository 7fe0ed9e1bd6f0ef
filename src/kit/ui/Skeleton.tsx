import styles from './Bone.module.css'

/** A skeleton placeholder for content that loads. Sizes as CSS lengths. */
export function Skeleton({ width, height, radius }: { width?: string; height?: string; radius?: string }) {
  return <span className={styles.bone} style={{ width, height, borderRadius: radius }} />
}
