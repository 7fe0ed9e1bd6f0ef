import { proxy } from 'valtio'
import type { Overview } from '#model/overview/contract.ts'

/** What the device held when the page started, also when an answer was there first. It may be read after the first render. */
export const earlier = proxy<{ overview: Overview | null }>({ overview: null })
