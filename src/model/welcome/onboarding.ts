import { type Answer, all } from '#model/answer.ts'
import type { SessionUser } from '#model/login/contract/session.ts'
import type { Simcard } from '#model/sim/contract/simcard.ts'

/** The screen where a new customer accepts the contract. */
export const ONBOARDING_PATH = '/welkom'

type NewCustomer = {
  isPostpaid: boolean
  /** The session flag; undefined when unknown. */
  contractAccepted: SessionUser['contractAccepted'] | undefined
  simcard: Pick<Simcard, 'statusType'> | undefined
}

/**
 * True when the customer must first accept the contract (spec 4 onboarding). For prepaid customers and customers who accepted, the answer
 * does not wait for the simcard.
 */
export const needsOnboarding = ({ isPostpaid, contractAccepted, simcard }: NewCustomer): Answer =>
  all(isPostpaid, contractAccepted && contractAccepted === 'false', simcard && simcard.statusType === 'BLOCKED')

/** The paths allowed before onboarding is finished: number porting and withdrawal (spec 4 onboarding, exceptions). */
export const isAllowedDuringOnboarding = (path: string): boolean =>
  path === ONBOARDING_PATH || path === '/abonnement-annuleren' || /^\/nummerbehoud(?:-[a-z-]+(?:\/bedankt)?)?$/.test(path)
