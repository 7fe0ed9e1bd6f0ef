import type { ReactNode } from 'react'
import drawings from './art/drawings.svg?no-inline'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import styles from './Tile.module.css'

export type TileTone = 'info' | 'good' | 'accent'
/** The drawings of 72 px for a tile. */
export type TileArt = 'tile-gift' | 'tile-phone' | 'tile-friends' | 'tile-jars'

export function Tiles({ children }: { children: ReactNode }) {
  return <div className={styles.tiles}>{children}</div>
}

/** The class of a tile, for tiles that are a link. */
export const tileClass = (tone: TileTone): string => classes(styles.tile, tone !== 'info' && styles[tone])

type Content = {
  title: string
  body: string
  art: TileArt
  /** The call to action, only on a tile that is a link. */
  go?: string
}

/** Title, one sentence, a drawing of 72 px. Never for something urgent. */
export function TileContent({ title, body, art, go }: Content) {
  return (
    <>
      <svg className={styles.art} viewBox="0 0 96 96" aria-hidden="true">
        <use href={`${drawings}#${art}`} />
      </svg>
      <h3 className="title-card">{title}</h3>
      <p className="small">{body}</p>
      {go && (
        <span className={styles.go}>
          {go}
          <Icon name="arrow-right" small />
        </span>
      )}
    </>
  )
}
