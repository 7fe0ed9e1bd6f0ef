import { customerCopy } from '#kit/customerCopy.ts'
import { provider } from '#kit/provider.ts'
import { buttonClass } from '#kit/ui/Button.tsx'
import { ExternalLink } from '#platform/router/Link.tsx'

/** Links to the provider's support page in a new tab, for cases without a screen. */
export const ContactLink = ({ small = false }: { small?: boolean }) => (
  <ExternalLink to={provider.support} className={buttonClass({ variant: 'outline', size: small ? 'small' : 'medium' })}>
    {customerCopy.contact}
  </ExternalLink>
)
