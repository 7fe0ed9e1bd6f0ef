import type { Visitor } from '#model/visitor.ts'
import { funnelOf, type ShownRoute } from '../router/route.ts'
import type { Arrival } from './announce.ts'
import type { Initialization } from './vocabulary.ts'

type Circumstances = {
  /** The row of the screen that is shown; null for the 404 page. */
  row: ShownRoute | null
  referral: string
  isInstalled: boolean
}

function contentOf(row: ShownRoute | null): Initialization['content_type'] {
  if (!row) return 'error'
  if (row.for === 'guests') return 'login'
  if (funnelOf(row) === 'confirmation') return 'thanks'
  return row.nav === 'hidden' || row.layout === 'clean' ? 'flow' : 'page'
}

const userOf = (visitor: Visitor): Initialization['user_type'] => {
  if (visitor.kind === 'guest') return 'visitor'
  return (visitor.kind === 'customer' ? visitor.flags.prepaid : visitor.prepaid) ? 'prepaid' : 'postpaid'
}

const lineOf = (visitor: Visitor): Initialization['product_line'] => {
  if (visitor.kind !== 'customer') return 'none'
  return visitor.flags.isEsim ? 'esim' : 'sim'
}

/** Builds the event of an arrival from the columns of the route row and the flags of the session. */
export const initializationOf = (
  { pattern, asked, visitor }: Omit<Arrival, 'event'>,
  { row, referral, isInstalled }: Circumstances,
): Initialization => ({
  event: 'initialization',
  section: 'mijn',
  routing: pattern ?? 'not-found',
  location: asked ?? 'not-found',
  page_referral: referral,
  user_type: userOf(visitor),
  loggedin_status: visitor.kind === 'customer' ? 'logged-in' : 'logged-out',
  product_category: row?.product ?? null,
  product_line: lineOf(visitor),
  affiliation_type: isInstalled ? 'app' : 'web',
  content_type: contentOf(row),
  funnel_step: row && funnelOf(row),
})
