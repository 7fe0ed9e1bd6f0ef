import * as v from 'valibot'
import type { SimKind, SimReason, WantedSim } from '#model/sim/contract/sim.ts'
import type { Simcard } from '#model/sim/contract/simcard.ts'
import { canUnblock } from '#model/sim/simcard.ts'
import { reasonsFor } from '#model/sim/simOrder.ts'
import { requestCopy } from './copy.ts'
import { type RequestDraft, requestDraft } from './flow.ts'

export type SimChoices = Record<keyof RequestDraft, string>

const kinds: ReadonlyMap<string, SimKind> = new Map([
  ['esim', 'esim'],
  ['kaart', 'physical'],
])

/** The choices that the address suggests (`?soort=esim`, `?soort=kaart`, `?reden=kwijt`), over the earlier ones. */
export function suggested(
  search: string,
  before: RequestDraft,
  simcard: Pick<Simcard, 'type' | 'status' | 'statusType'>,
): RequestDraft {
  const query = new URLSearchParams(search)
  const asked = kinds.get(query.get('soort') ?? '')
  const kind = asked ?? before.kind
  const isLost = query.get('reden') === 'kwijt' || canUnblock(simcard)
  const known = isLost ? 'LOST' : before.reason
  const possible = kind === '' ? [] : reasonsFor(kind, simcard.type)
  const first = asked === 'esim' ? possible.find((reason) => reason === 'TO_ESIM') : undefined
  const reason = known === '' ? (first ?? '') : kind === '' || possible.includes(known) ? known : ''
  return { ...before, kind, reason }
}

type Wanted = Omit<WantedSim, 'price'> & { kind: SimKind; reason: SimReason }

/** The request; null while a choice is missing. */
export function wantedOf(choices: SimChoices): Wanted | null {
  const parsed = v.safeParse(requestDraft.draftSchema, choices)
  if (!parsed.success) return null
  const { kind, platform, reason } = parsed.output
  if (kind === '' || reason === '' || (kind === 'esim' && platform === '')) return null
  return { kind, reason, type: kind === 'physical' ? 'USIM' : platform === 'ios' ? 'ESIMIOS' : 'ESIMANDROID' }
}

export const simRefusals = {
  ENDED: requestCopy.ended,
  PENDING: requestCopy.pendingExists,
  BLOCK_FIRST: requestCopy.blockFirst,
  PROOF_NEEDED: requestCopy.notProven,
  NUMBER_LOCKED: requestCopy.notProven,
} as const
