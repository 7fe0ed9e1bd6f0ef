import type { Href } from '../routes/href.ts'
import { Link } from '../routes/Link.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { Notice, type NoticeTone } from '../ui/Notice.tsx'
import { ContactLink } from './ContactLink.tsx'

/** Why something cannot be done, and where that can be helped. `to` null: on the provider's own page. */
export type Reason = { title: string; text: string; to: Href | null; button: string }

export const ReasonNotice = ({ title, text, to, button, tone }: Reason & { tone?: NoticeTone }) => (
  <Notice
    {...(tone && { tone })}
    title={title}
    action={
      to === null ? (
        <ContactLink small />
      ) : (
        <Link to={to} className={buttonClass({ variant: 'outline', size: 'small' })}>
          {button}
        </Link>
      )
    }
  >
    {text}
  </Notice>
)
