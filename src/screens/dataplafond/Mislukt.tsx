import { Elsewhere } from '../../routes/Elsewhere.tsx'
import { href } from '../../routes/href.ts'
import { Link } from '../../routes/Link.tsx'
import { useIsDone } from '../../routes/receipt.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'
import { ContactLink } from '../ContactLink.tsx'
import { dataCapCopy } from './copy.ts'

const copy = dataCapCopy.failed

/** `/dataplafond/error`: nothing changed, and the way to another try. */
export default function Mislukt() {
  if (!useIsDone()) return <Elsewhere to={href('/dataplafond')} />
  return (
    <Message drawing="error" title={copy.title}>
      <p className="lead">{copy.intro}</p>
      <div className="cluster">
        <Link to="/dataplafond" replace className={buttonClass({})}>
          {copy.button}
        </Link>
        <ContactLink />
      </div>
    </Message>
  )
}
