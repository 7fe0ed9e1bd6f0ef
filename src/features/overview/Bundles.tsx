import type { ReactNode } from 'react'
import { Badge } from '#kit/ui/Badge.tsx'
import { Section } from '#kit/ui/Card.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { Level } from '#kit/ui/Level.tsx'
import { List } from '#kit/ui/List.tsx'
import { LinkRow } from '#page/LinkRow.tsx'
import type { PlainPath } from '#platform/router/href.ts'
import { Link } from '#platform/router/Link.tsx'
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
  /** As wide as the page. */
  wide?: boolean
  /** Rows below the bundles. */
  children?: ReactNode
}

export function Bundles({ rows, change: to, previous, wide = false, children }: Props) {
  const change = to && (
    <Link to={to} className="link">
      {listsCopy.bundles.change}
    </Link>
  )
  return (
    <Section title={listsCopy.bundles.title} action={previous ? <Badge tone="warn">{copy.previousPeriod}</Badge> : change}>
      <List pairs={wide}>
        {rows.map((row) => (
          <BundleLine key={row.title} row={row} />
        ))}
        {children}
      </List>
    </Section>
  )
}

function BundleLine({ row: { icon, title, lines, amount, badge, meter, to } }: { row: BundleRow }) {
  const word = badge && <Badge tone={badge.tone}>{badge.word}</Badge>
  // Beside the amount there is room for few words: with a meter, the other lines stand under it.
  const [beside, below] = meter === undefined ? [lines, []] : [lines.slice(0, 1), lines.slice(1)]
  const content = {
    icon,
    // One amount and one badge per row: with an amount, the badge stands beside the title.
    title: (
      <span className={styles.title}>
        {title}
        {amount && word}
      </span>
    ),
    text: beside.length > 0 && <Lines lines={beside} />,
    ...(amount && { amount, badge: null }),
    end: (
      <>
        {!amount && word}
        {to !== null && <Icon name="chevron-right" small />}
      </>
    ),
    ...(meter !== undefined && { meter: <Metered part={meter} lines={below} /> }),
  }
  return <LinkRow to={to} {...content} />
}

const Metered = ({ part, lines }: { part: number; lines: readonly string[] }) => (
  <>
    <Level part={part} />
    {lines.length > 0 && (
      <span className={styles.below}>
        <Lines lines={lines} />
      </span>
    )}
  </>
)
