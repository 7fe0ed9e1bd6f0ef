import type { ReactNode } from 'react'
import { Badge } from '#kit/ui/Badge.tsx'
import { classes } from '#kit/ui/classes.ts'
import styles from './Hero.module.css'
import type { HeroText } from './heroText.ts'

type Props = {
  text: HeroText
  /** The moment of old figures, which takes the place of a forecast; null for new ones. */
  moment: ReactNode
  children?: ReactNode
}

/** The number of the screen, and its explanation. */
export const HeroWords = ({
  text: { amount, title, of, badge, spent, spending, forecast, note, low },
  moment,
  children,
}: Props) => (
  <div className={classes(styles.text, low && styles.low)}>
    {title && <p className={classes('title-page', styles.title)}>{title}</p>}
    {amount && (
      <p className={classes(styles.amount, amount.unit === '' && styles.word)}>
        {amount.value}
        {amount.unit && <small> {amount.unit}</small>}
      </p>
    )}
    {of && <p className={styles.of}>{of}</p>}
    <div className={styles.notes}>
      {moment}
      {children}
      {badge && <Badge tone="accent">{badge}</Badge>}
      {forecast && !moment && <p>{forecast}</p>}
      {spent && !moment && <p className={spending ? styles.spent : undefined}>{spent}</p>}
      {note && <p>{note}</p>}
    </div>
  </div>
)
