import type { ReactNode } from 'react'
import { customerCopy } from '../customerCopy.ts'
import type { Href, PlainPath } from '../routes/href.ts'
import { Link } from '../routes/Link.tsx'
import { Icon } from '../ui/Icon.tsx'

export type WayBack = { to: Href | PlainPath; label: string }
/** The way back to the overview, from which most purchases and changes are begun. */
export const toOverview: WayBack = { to: '/', label: customerCopy.nav.overview }

type Props = {
  title: string
  intro: ReactNode
  /** Null on an item of the main navigation. */
  back?: WayBack | null
  children?: ReactNode
}

/** The top of a screen: the way back, the title, and what it is about. */
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
