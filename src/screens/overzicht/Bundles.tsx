import { LinkRow } from '../../page/LinkRow.tsx'
import type { PlainPath } from '../../routes/href.ts'
import { Link } from '../../routes/Link.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Section } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Level } from '../../ui/Level.tsx'
import { List } from '../../ui/List.tsx'
import { copy } from './copy.ts'
import { Lines } from './Lines.tsx'
import { listsCopy } from './listsCopy.ts'
import styles from './Overzicht.module.css'
import type { BundleRow } from './rows.ts'

type Props = {
  rows: readonly BundleRow[]
  /** Where the bundles can be changed; null: nowhere. */
  change: PlainPath | null
  /** The figures belong to an earlier period. */
  previous: boolean
}

export function Bundles({ rows, change: to, previous }: Props) {
  const change = to && (
    <Link to={to} className="link">
      {listsCopy.bundles.change}
    </Link>
  )
  return (
    <Section title={listsCopy.bundles.title} action={previous ? <Badge tone="warn">{copy.previousPeriod}</Badge> : change}>
      <List>
        {rows.map((row) => (
          <BundleLine key={row.title} row={row} />
        ))}
      </List>
    </Section>
  )
}

function BundleLine({ row: { icon, title, lines, amount, badge, meter, to } }: { row: BundleRow }) {
  const word = badge && <Badge tone={badge.tone}>{badge.word}</Badge>
  const content = {
    icon,
    // One amount and one badge per row: with an amount, the badge stands beside the title.
    title: (
      <span className={styles.title}>
        {title}
        {amount && word}
      </span>
    ),
    text: lines.length > 0 && <Lines lines={lines} />,
    ...(amount && { amount, badge: null }),
    end: (
      <>
        {!amount && word}
        {to !== null && <Icon name="chevron-right" small />}
      </>
    ),
    ...(meter !== undefined && { meter: <Level part={meter} /> }),
  }
  return <LinkRow to={to} {...content} />
}
