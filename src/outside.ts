import { onHost } from './base.ts'
import { provider } from './provider.ts'

/** Build flag of the mock backend; other builds drop the demo page. */
declare const __MOCK__: boolean

/** The address of a page on the provider's site. In a demo, which has no such site, a page of our own shows the target. */
export const wayOut = (address: string): string =>
  __MOCK__ && address.startsWith(`${provider.site}/`) ? onHost(`/demo/buiten?naar=${encodeURIComponent(address)}`) : address
