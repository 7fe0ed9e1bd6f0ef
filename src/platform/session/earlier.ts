import { proxy } from 'valtio'
import type { Overview } from '#model/overview/contract.ts'

/** The overview that the device had stored when the page started, even if an answer came first. It may be read after the first render. */
export const earlier = proxy<{ overview: Overview | null }>({ overview: null })
