import { onHost } from './base.ts'
import { provider } from './provider.ts'

/** The address of a page on the provider's site. In a demo, which has no such site, a page of our own shows the target. */
export const externalHref = (address: string): string =>
  __MOCK__ && address.startsWith(`${provider.site}/`) ? onHost(`/demo/buiten?naar=${encodeURIComponent(address)}`) : address
