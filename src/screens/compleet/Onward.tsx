import type { CompleteStatus } from '../../api/contract/overview.ts'
import { Link } from '../../routes/Link.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { ContactLink } from '../ContactLink.tsx'
import { completeCopy as copy } from './copy.ts'

/** What can be done when there is nothing to switch on. */
export function Onward({ status }: { status: CompleteStatus }) {
  if (status !== 'NOT_ELIGIBLE') {
    return (
      <Link to="/verbruik" className={buttonClass({ variant: 'outline', wide: true })}>
        {copy.toUsage}
      </Link>
    )
  }
  return (
    <div className="cluster">
      <Link to="/instellingen/wijzig/adres" className={buttonClass({ variant: 'outline' })}>
        {copy.toAddress}
      </Link>
      <ContactLink />
    </div>
  )
}
