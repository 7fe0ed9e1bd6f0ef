/**
 * A customer's SIM cards: the active one, its replacement, and their changes over time. Every card has its own number, and every eSIM its
 * own code.
 */

import { dayOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { provider } from '#kit/provider.ts'
import { passesLuhn } from '#kit/typed/luhn.ts'
import type { Esim, SimCodes } from '#model/sim/contract/sim.ts'
import { canBlock, canUnblock, isDefaultBlocked, isEsim } from '#model/sim/simcard.ts'
import type { Account, NextSim, Simcard } from '../../fixtures/accounts/account.ts'
import { connectedAt } from '../world/connection.ts'
import type { Reducers } from '../world/reducer.ts'
import type { simEvents } from './events.ts'

/** A card becomes active a quarter of an hour after its activation (ms). */
const ACTIVATION_MS = 15 * 60_000

/** Spaces the numbers so that no two cards of a customer have the same last digits. */
const APART = 5009

/** `893199`, twelve digits and a check digit. `at`: the index of this card among the customer's cards. */
export function iccidOf({ number }: Pick<Account, 'number'>, at: number): string {
  const digits = `89319926${String(number * 137 + at * APART).padStart(10, '0')}`
  for (let check = 0; check < 10; check += 1) if (passesLuhn(`${digits}${check}`)) return `${digits}${check}`
  throw new Error('Every number has a check digit')
}

/** The digits that prove that a card has arrived. */
export const lastDigitsOf = (account: Pick<Account, 'number'>, at: number): string => iccidOf(account, at).slice(-6)

export const codesOf = (account: Pick<Account, 'number'>, at: number): SimCodes => ({
  pin: '0000',
  puk: `00${lastDigitsOf(account, at)}`,
})

const nameOf = ({ number }: Pick<Account, 'number'>, at: number) =>
  `${provider.slug.slice(0, 3).toUpperCase()}-DEMO-${String(number).padStart(4, '0')}${at === 0 ? '' : `-${at}`}`

const codeOf = (account: Pick<Account, 'number'>, at: number): string =>
  `LPA:1$rsp.${new URL(provider.site).hostname.replace(/^www\./, '')}$${nameOf(account, at)}`

const withStatus = <A extends Account>(account: A, status: Simcard['status'], statusType: Simcard['statusType']): A => ({
  ...account,
  simcard: { ...account.simcard, status, statusType },
})

const withNext = <A extends Account>(account: A, next: NextSim): A => ({
  ...account,
  simcard: { ...account.simcard, hasPendingSimcardActivation: true },
  sims: { ...account.sims, next },
})

/** The customer whose subscription has ended: the card is blocked (domain 1.8), and no other one comes. */
export const withoutService = <A extends Account>(account: A): A =>
  account.simcard.statusType === 'BLOCKED' && account.sims.next === null
    ? account
    : {
        ...account,
        simcard: { ...account.simcard, status: 'Geblokkeerd', statusType: 'BLOCKED', hasPendingSimcardActivation: false },
        sims: { ...account.sims, next: null },
      }

type Ordered = { readonly type: Simcard['type']; readonly price: number; readonly arrives: Day | null }

export function withOrderedSim<A extends Account>(account: A, { type, price, arrives }: Ordered, today: Day): A {
  const { current, next, bought } = account.sims
  if (next && !isUsedUp(account)) return account
  const at = Math.max(current, next?.at ?? 0) + 1
  const ordered = withNext(account, { at, type, arrives, isUsed: false, activating: null })
  return { ...ordered, sims: { ...ordered.sims, bought: price === 0 ? bought : [...bought, { day: today, price }] } }
}

/** Was the code of the eSIM used without an activation? Then the eSIM may be lost. */
export const isUsedUp = ({ sims: { next } }: Pick<Account, 'sims'>): boolean => next?.isUsed === true && next.activating === null

const withUsedEsim = <A extends Account>(account: A): A => {
  const { next } = account.sims
  return next && isEsim(next.type) ? withNext(account, { ...next, isUsed: true }) : account
}

function withActivation<A extends Account>(account: A, at: number): A {
  const { next } = account.sims
  return next && next.activating === null && !isDefaultBlocked(account.simcard)
    ? withNext(account, { ...next, isUsed: true, activating: at })
    : account
}

export const isActivating = ({ sims: { next } }: Pick<Account, 'sims'>): boolean => next !== null && next.activating !== null

/** The next card, or the only one, becomes active. A block by the provider also applies to the new card. */
function withActiveSim<A extends Account>(account: A, today: Day): A {
  const { simcard, sims } = account
  const { next } = sims
  const activated = [...sims.activated, { day: today, type: next?.type ?? simcard.type }]
  if (!next) return { ...account, sims: { ...sims, activated } }
  const status = isDefaultBlocked(simcard) ? null : ({ status: 'Actief', statusType: 'ACTIVE' } as const)
  return {
    ...account,
    simcard: { ...simcard, ...status, type: next.type, hasPendingSimcardActivation: false },
    sims: { ...sims, current: next.at, installed: isEsim(next.type) ? today : null, activated, next: null },
  }
}

/** Completes an activation that is due. */
export function simAsOf<A extends Account>(account: A, now: number): A {
  const { activating = null } = account.sims.next ?? {}
  if (activating === null || activating + ACTIVATION_MS > now) return account
  const at = activating + ACTIVATION_MS
  return connectedAt(withActiveSim(account, dayOf(at)), at)
}

/** The card that works until the eSIM replaces it; null when the eSIM is the first card. */
const replacedBy = ({ simcard, sims }: Account) =>
  simcard.statusType === 'NEW' || sims.next?.at === sims.current ? null : simcard.type

export function esimOf(account: Account): Esim {
  const { simcard, sims } = account
  const { next, current, installed } = sims
  if (next && isEsim(next.type)) {
    const { type, at } = next
    if (next.activating !== null) return { state: 'activating', type }
    const replaces = replacedBy(account)
    if (next.isUsed) return { state: 'used', type, replaces }
    return {
      state: 'ready',
      id: `esim-${account.number}-${at}`,
      type,
      code: codeOf(account, at),
      confirmationCode: null,
      replaces,
    }
  }
  if (!isEsim(simcard.type) || next?.at === current) return { state: 'none' }
  return { state: 'installed', type: simcard.type, installedOn: installed }
}

export const simReducers: Reducers<typeof simEvents> = {
  'sim-blocked': (account) => (canBlock(account.simcard) ? withStatus(account, 'Geblokkeerd', 'STOLEN') : account),
  'sim-unblocked': (account) =>
    canUnblock(account.simcard) && !isActivating(account) ? withStatus(account, 'Actief', 'ACTIVE') : account,
  'sim-ordered': (account, { type, price, arrives }, today) => withOrderedSim(account, { type, price, arrives }, today),
  'sim-activation': (account, { at }) => withActivation(account, at),
  'sim-active': (account, _, today) =>
    account.simcard.statusType === 'ACTIVE' && account.sims.next === null
      ? account
      : withActiveSim(withStatus(account, 'Actief', 'ACTIVE'), today),
  'esim-used': (account) => withUsedEsim(account),
}
