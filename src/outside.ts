import { provider } from './provider.ts'

/** Is this a build with a mock backend? In the others the way out is the address itself, and no byte of the rest is left. */
declare const __MOCK__: boolean

/** Where a link to a page of the provider leads. In a demo nobody answers there: a page of our own says where it would have led. */
export const wayOut = (address: string): string =>
  __MOCK__ && address.startsWith(`${provider.site}/`) ? `/demo/buiten?naar=${encodeURIComponent(address)}` : address
