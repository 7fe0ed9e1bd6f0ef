import { customerCopy } from '../customerCopy.ts'
import { provider } from '../provider.ts'
import { ExternalLink } from '../routes/Link.tsx'
import { buttonClass } from '../ui/Button.tsx'

/** Links to the provider's support page in a new tab, for cases without a screen. */
export const ContactLink = ({ small = false }: { small?: boolean }) => (
  <ExternalLink to={provider.support} className={buttonClass({ variant: 'outline', size: small ? 'small' : 'medium' })}>
    {customerCopy.contact}
  </ExternalLink>
)
