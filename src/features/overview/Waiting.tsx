import { copy } from '#kit/copy.ts'
import { Card } from '#kit/ui/Card.tsx'
import { classes } from '#kit/ui/classes.ts'
import { List, RowContent, rowClass } from '#kit/ui/List.tsx'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import hero from './Hero.module.css'
import styles from './Overzicht.module.css'
import { WaitingTide } from './tide/Tide.tsx'

const Line = ({ width }: { width: string }) => <Skeleton width={width} height="0.8em" />

export function OverviewWaiting() {
  return (
    <div className={styles.full} aria-busy="true">
      <p role="status" className="visually-hidden">
        {copy.loading}
      </p>
      <div className={styles.appears} aria-hidden="true">
        <div className={styles.sky}>
          <div className={classes('wrap', styles.intro)}>
            <div className={styles.boneLine}>
              <Line width="16rem" />
            </div>
          </div>
        </div>
        <div className={hero.hero}>
          <div className={classes('wrap', hero.in)}>
            <div className={hero.text}>
              <div className={classes(hero.amount, styles.boneLine)}>
                <Skeleton width="2.6em" height="0.8em" />
              </div>
              <div className={classes(hero.of, styles.boneLine)}>
                <Line width="15rem" />
              </div>
              <div className={hero.notes}>
                <Line width="17rem" />
                <Line width="8rem" />
              </div>
            </div>
            <WaitingTide />
            <div className={hero.actions}>
              <Skeleton width="9.5rem" height="var(--control-md)" radius="var(--radius-full)" />
              <Skeleton width="9.5rem" height="var(--control-md)" radius="var(--radius-full)" />
              <div className={hero.updated}>
                <Line width="8rem" />
              </div>
            </div>
          </div>
        </div>
        <div className="wrap page">
          <div className="columns columns--main-side">
            <div className={styles.boneSection}>
              <Skeleton width="9rem" height="1.6rem" />
              <List>
                {[0, 1, 2].map((row) => (
                  <WaitingRow key={row} />
                ))}
              </List>
            </div>
            <div className={styles.boneSection}>
              <Skeleton width="9rem" height="1.6rem" />
              <Card className="stack">
                <Line width="45%" />
                <Skeleton width="60%" height="2.2rem" />
                <Skeleton />
                <Skeleton />
                <Skeleton width="80%" />
              </Card>
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}

function WaitingRow() {
  const line = (width: string) => (
    <span className={styles.boneRow}>
      <Line width={width} />
    </span>
  )
  return (
    <li className={rowClass(true)}>
      <Skeleton width="40px" height="40px" radius="13px" />
      <RowContent title={line('6rem')} text={line('10rem')} amount={line('4rem')} meter={<Skeleton height="8px" />} />
    </li>
  )
}
