import { Icon } from '#kit/ui/Icon.tsx'
import { Jar } from '#kit/ui/Jar.tsx'
import styles from './Compleet.module.css'
import { copy } from './copy.ts'
import type { Doubling } from './sizes.ts'

/** The bundles before (half a glass) and after Compleet (a full glass). */
export function Sizes({ doublings, isOn }: { doublings: readonly Doubling[]; isOn: boolean }) {
  return (
    <ul className={styles.bundles}>
      {doublings.map(({ title, before, after, isDoubled }) => (
        <li key={title}>
          <h3 className="strong">{title}</h3>
          {isDoubled ? (
            <div className={styles.pair}>
              <p className={styles.size}>
                <Jar level={0.5} />
                <span>{(isOn ? copy.without : copy.before)(before)}</span>
              </p>
              <Icon name="arrow-right" small />
              <p className={styles.size}>
                <Jar level={1} className={styles.rising} />
                <span className="strong">{copy.after(after)}</span>
              </p>
            </div>
          ) : (
            <p className="muted">{after}</p>
          )}
        </li>
      ))}
    </ul>
  )
}
