import type { CompleteStatus } from '../../../api/contract/overview.ts'
import { ContactLink } from '../../../page/ContactLink.tsx'
import { ButtonLink } from '../../../routes/ButtonLink.tsx'
import { completeCopy as copy } from './copy.ts'

export function Onward({ status }: { status: CompleteStatus }) {
  if (status !== 'NOT_ELIGIBLE') {
    return (
      <ButtonLink to="/verbruik" variant="outline" wide>
        {copy.toUsage}
      </ButtonLink>
    )
  }
  return (
    <div className="cluster">
      <ButtonLink to="/instellingen/wijzig/adres" variant="outline">
        {copy.toAddress}
      </ButtonLink>
      <ContactLink />
    </div>
  )
}
