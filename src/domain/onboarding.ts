import type { SessionUser } from '../api/contract/session.ts'
import type { Simcard } from '../api/contract/simcard.ts'
import { type Answer, all } from './answer.ts'

/** Where a new customer confirms the contract. */
export const ONBOARDING_PATH = '/welkom'

type NewCustomer = {
  isPostpaid: boolean
  /** The stored flag; undefined when it is not known. */
  contractAccepted: SessionUser['contractAccepted'] | undefined
  simcard: Pick<Simcard, 'statusType'> | undefined
}

/**
 * Must this customer first accept the contract (spec 4 onboarding)? For prepaid, and for a customer who has accepted, the answer does not wait
 * for the simcard.
 */
export const needsOnboarding = ({ isPostpaid, contractAccepted, simcard }: NewCustomer): Answer =>
  all(isPostpaid, contractAccepted && contractAccepted === 'false', simcard && simcard.statusType === 'BLOCKED')

/** Where a customer may go before onboarding is done (spec 4 onboarding, exceptions): the number-porting paths and withdrawing. */
export const isAllowedDuringOnboarding = (path: string): boolean =>
  path === ONBOARDING_PATH || path === '/abonnement-annuleren' || /^\/nummerbehoud(?:-[a-z-]+(?:\/bedankt)?)?$/.test(path)
