import type { ReactNode } from 'react'
import { Card } from '#kit/ui/Card.tsx'
import type { Href, PlainPath } from '#platform/router/href.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { PageHead } from './PageHead.tsx'

type Props = {
  title: string
  intro: ReactNode
  /** The reason and the remedies, on a card. */
  children: ReactNode
  to: Href | PlainPath
  button: string
}

/** The end of a refused flow, at the address of its success page. It is plain, because only success is celebrated (layouts/Default). */
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
