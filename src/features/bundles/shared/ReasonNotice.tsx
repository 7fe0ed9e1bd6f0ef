import { Notice, type NoticeTone } from '#kit/ui/Notice.tsx'
import { ContactLink } from '#page/ContactLink.tsx'
import type { Href } from '#platform/router/href.ts'
import { ButtonLink } from '#platform/router/Link.tsx'

/** Why something is not possible, and where to solve it. `to` null: on the provider's contact page. */
export type Reason = { title: string; text: string; to: Href | null; button: string }

export const ReasonNotice = ({ title, text, to, button, tone }: Reason & { tone?: NoticeTone }) => (
  <Notice
    {...(tone && { tone })}
    title={title}
    action={
      to === null ? (
        <ContactLink small />
      ) : (
        <ButtonLink to={to} variant="outline" size="small">
          {button}
        </ButtonLink>
      )
    }
  >
    {text}
  </Notice>
)
