import { Message } from '#kit/ui/Message.tsx'
import { ContactLink } from '#page/ContactLink.tsx'
import { href } from '#platform/router/href.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { Redirect } from '#platform/router/Redirect.tsx'
import { useIsDone } from '#platform/router/receipt.ts'
import { copy } from './copy.ts'

/** `/dataplafond/error`: nothing changed, and a link to try again. */
export default function Mislukt() {
  if (!useIsDone()) return <Redirect to={href('/dataplafond')} />
  return (
    <Message drawing="error" title={copy.failed.title}>
      <p className="lead">{copy.failed.intro}</p>
      <div className="cluster">
        <ButtonLink to="/dataplafond" replace>
          {copy.failed.button}
        </ButtonLink>
        <ContactLink />
      </div>
    </Message>
  )
}
