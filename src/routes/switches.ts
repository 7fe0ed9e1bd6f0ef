import { provider } from '../provider.ts'

/** Does this provider have this screen? Some depend on a flag (spec 9 member-get-member flag). */
export const isSwitchedOn = (path: string, flags: Pick<typeof provider, 'memberGetMember'> = provider): boolean =>
  path !== '/vriendendeal' || flags.memberGetMember
