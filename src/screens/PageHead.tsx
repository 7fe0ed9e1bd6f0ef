import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import { href } from '../routes/href.ts'
import { Link } from '../routes/Link.tsx'
import { Icon } from '../ui/Icon.tsx'

/** What a screen without the main navigation begins with: the way back, its title and what it is about. */
export function PageHead({ title, intro }: { title: string; intro: ReactNode }) {
  return (
    <div className="page__head">
      <Link className="back" to={href('/')}>
        <Icon name="arrow-left" small />
        {copy.nav.overview}
      </Link>
      <h1 className="title-page" tabIndex={-1}>
        {title}
      </h1>
      {intro && <p className="muted">{intro}</p>}
    </div>
  )
}
