import { Link } from '../../routes/Link.tsx'
import { Section } from '../../ui/Card.tsx'
import { TileContent, Tiles, tileClass } from '../../ui/Tile.tsx'
import { listsCopy } from './listsCopy.ts'
import type { TileRow } from './tiles.ts'

export function ForYou({ rows }: { rows: readonly TileRow[] }) {
  return (
    <Section title={listsCopy.tiles.title}>
      <Tiles>
        {rows.map(({ id, title, body, tone, art, to, button }) => (
          <Link key={id} to={to} className={tileClass(tone)}>
            <TileContent title={title} body={body} art={art} go={button} />
          </Link>
        ))}
      </Tiles>
    </Section>
  )
}
