import { Badge } from '#kit/ui/Badge.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { Level } from '#kit/ui/Level.tsx'
import { List, RowContent, rowClass } from '#kit/ui/List.tsx'
import { Link } from '#platform/router/Link.tsx'
import type { UsageRow } from './rows.ts'
import styles from './Usage.module.css'

export function BundleRows({ rows }: { rows: readonly UsageRow[] }) {
  return (
    <List>
      {rows.map(({ icon, title, text, used, usedLabel, meter, badge, to }) => {
        const content = (
          <RowContent
            icon={icon}
            title={
              badge === undefined ? (
                title
              ) : (
                <>
                  {title}{' '}
                  <Badge tone="accent" size="s">
                    {badge}
                  </Badge>
                </>
              )
            }
            text={text}
            end={
              <>
                <span className={styles.amount}>
                  <b>{used}</b>
                  <span>{usedLabel}</span>
                </span>
                {to !== undefined && <Icon name="chevron-right" small />}
              </>
            }
            meter={meter !== undefined && <Level part={meter} />}
          />
        )
        return (
          <li key={title}>
            {to === undefined ? (
              <div className={rowClass(true)}>{content}</div>
            ) : (
              <Link to={to} className={rowClass(true)}>
                {content}
              </Link>
            )}
          </li>
        )
      })}
    </List>
  )
}
