import type { Visitor } from '../domain/visitor.ts'
import { funnelOf, type ShownRoute } from '../routes/route.ts'
import type { Arrival } from './announce.ts'
import type { Initialization } from './vocabulary.ts'

type Circumstances = {
  /** The row of the screen that is shown; null when there is nothing here. */
  row: ShownRoute | null
  /** The screen before it. */
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

/** The event of an arrival (spec 7 initialization): the columns of the row, and what the session says of the visitor. */
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
