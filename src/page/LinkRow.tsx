import type { ComponentProps } from 'react'
import type { Href, PlainPath } from '../routes/href.ts'
import { Link } from '../routes/Link.tsx'
import { Row, RowContent, rowClass } from '../ui/List.tsx'

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
