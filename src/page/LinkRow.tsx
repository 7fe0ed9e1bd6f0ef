import type { ComponentProps } from 'react'
import { Row, RowContent, rowClass } from '#kit/ui/List.tsx'
import type { Href, PlainPath } from '#platform/router/href.ts'
import { Link } from '#platform/router/Link.tsx'

type Props = ComponentProps<typeof RowContent> & {
  /** Null: the row is not a link. */
  to: Href | PlainPath | null
}

export function LinkRow({ to, ...content }: Props) {
  if (to === null) return <Row {...content} />
  return (
    <li>
      <Link to={to} className={rowClass(true)}>
        <RowContent {...content} />
      </Link>
    </li>
  )
}
