import type { ReactNode } from 'react'
import { customerCopy } from '#kit/customerCopy.ts'
import { Icon } from '#kit/ui/Icon.tsx'
import type { Href, PlainPath } from '#platform/router/href.ts'
import { Link } from '#platform/router/Link.tsx'

export type BackLink = { to: Href | PlainPath; label: string }
export const toOverview: BackLink = { to: '/', label: customerCopy.nav.overview }

type Props = {
  title: string
  intro: ReactNode
  /** Null for an item of the main navigation. */
  back?: BackLink | null
  children?: ReactNode
}

/** The head of a screen: back link, title and introduction. */
export function PageHead({ title, intro, back = toOverview, children }: Props) {
  return (
    <div className="page__head">
      {back && (
        <Link className="back" to={back.to}>
          <Icon name="arrow-left" small />
          {back.label}
        </Link>
      )}
      <h1 className="title-page" tabIndex={-1}>
        {title}
      </h1>
      {intro && <p className="muted">{intro}</p>}
      {children}
    </div>
  )
}
