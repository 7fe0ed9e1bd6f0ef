import type { ReactNode } from 'react'
import type { Href, PlainPath } from '../routes/href.ts'
import { Link } from '../routes/Link.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { PageHead } from './PageHead.tsx'

type Props = {
  title: string
  intro: ReactNode
  /** On a card: why, and what can be done about it. */
  children: ReactNode
  /** One way on. */
  to: Href | PlainPath
  button: string
}

/** The end of a flow that brought nothing, at the address of its end: a plain page, as only good news is celebrated (layouts/Default). */
export const Refused = ({ title, intro, children, to, button }: Props) => (
  <div className="wrap wrap--text page" data-plain="">
    <PageHead title={title} intro={intro} back={null} />
    <div className="stack">
      <Card>
        <div className="stack">{children}</div>
      </Card>
      <Link to={to} className={buttonClass({ variant: 'outline', wide: true })}>
        {button}
      </Link>
    </div>
  </div>
)
