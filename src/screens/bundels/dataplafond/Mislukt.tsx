import { ContactLink } from '../../../page/ContactLink.tsx'
import { Elsewhere } from '../../../routes/Elsewhere.tsx'
import { href } from '../../../routes/href.ts'
import { ButtonLink } from '../../../routes/Link.tsx'
import { useIsDone } from '../../../routes/receipt.ts'
import { Message } from '../../../ui/Message.tsx'
import { dataCapCopy } from './copy.ts'

const copy = dataCapCopy.failed

/** `/dataplafond/error`: nothing changed, and a link to try again. */
export default function Mislukt() {
  if (!useIsDone()) return <Elsewhere to={href('/dataplafond')} />
  return (
    <Message drawing="error" title={copy.title}>
      <p className="lead">{copy.intro}</p>
      <div className="cluster">
        <ButtonLink to="/dataplafond" replace>
          {copy.button}
        </ButtonLink>
        <ContactLink />
      </div>
    </Message>
  )
}
