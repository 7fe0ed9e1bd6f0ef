import type { ReactNode } from 'react'
import { ButtonLink } from '../routes/ButtonLink.tsx'
import type { Href, PlainPath } from '../routes/href.ts'
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
      <ButtonLink to={to} variant="outline" wide>
        {button}
      </ButtonLink>
    </div>
  </div>
)
