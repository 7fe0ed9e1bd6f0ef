import type { CostKind } from '#kit/parts.ts'
import type { EventKind, UsageEvent } from './contract.ts'

/** The kinds of costs that are calls or messages. */
export const callCosts = ['voice', 'sms', 'abroad', 'service'] as const satisfies CostKind[]
export type CallCost = (typeof callCosts)[number]

/** The kind of costs of a call: voicemail and calls to other customers are charged as calls. */
export const chargedAs = (kind: EventKind): CallCost => (kind === 'voicemail' || kind === 'mutual' ? 'voice' : kind)

/** The calls and messages that make up these costs. */
export const chargedIn = (events: readonly UsageEvent[], costs: CallCost): readonly UsageEvent[] =>
  events.filter(([, kind, , , amount]) => amount > 0 && chargedAs(kind) === costs)
