import { Fold } from './Fold.tsx'
import styles from './Panel.module.css'
import { type Story, stories } from './stories.ts'

/** The guided demos; a tap begins one. */
export function Stories({ tell }: { tell: (story: Story) => void }) {
  return (
    <Fold title="Verhalen" now={String(stories.length)}>
      <ul className={styles.chips} aria-label="Verhalen">
        {stories.map((story) => (
          <li key={story.id}>
            <button type="button" className={styles.chip} title={`Voor: ${story.audience}`} onClick={() => tell(story)}>
              {story.title}
            </button>
          </li>
        ))}
      </ul>
    </Fold>
  )
}
