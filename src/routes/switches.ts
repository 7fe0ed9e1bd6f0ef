import { provider } from '../provider.ts'

/** True when this provider has the screen; some depend on a flag. */
export const isSwitchedOn = (path: string, flags: Pick<typeof provider, 'memberGetMember'> = provider): boolean =>
  path !== '/vriendendeal' || flags.memberGetMember
