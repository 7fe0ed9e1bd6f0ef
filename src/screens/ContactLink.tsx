import { customerCopy } from '../customerCopy.ts'
import { provider } from '../provider.ts'
import { ExternalLink } from '../routes/Link.tsx'
import { buttonClass } from '../ui/Button.tsx'

/** The way on where there is no screen for it: a page of the provider, in a new tab. */
export const ContactLink = ({ small = false }: { small?: boolean }) => (
  <ExternalLink to={provider.support} className={buttonClass({ variant: 'outline', size: small ? 'small' : 'medium' })}>
    {customerCopy.contact}
  </ExternalLink>
)
