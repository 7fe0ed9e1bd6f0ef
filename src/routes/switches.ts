import { provider } from '../provider.ts'

/** Is this screen there with this provider? Some hang on a flag (spec 9 member-get-member flag). */
export const isSwitchedOn = (path: string, flags: Pick<typeof provider, 'memberGetMember'> = provider): boolean =>
  path !== '/vriendendeal' || flags.memberGetMember
