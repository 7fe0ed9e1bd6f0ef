import type { Engine } from './engine.ts'
import type { Page } from './page.ts'
import type { Site } from './site.ts'

/** A browser on its way through the product. */
type Traveller = {
  page: Page
  engine: Engine
  site: Site
  /** Allows these lines on the console from now on. */
  allow: (...lines: readonly RegExp[]) => void
}

/** A part of the journey, which begins where the one before it ended. */
export type Part = { what: string; does: (traveller: Traveller) => Promise<unknown>; needs?: 'downloads' | 'print' }
