import * as v from 'valibot'
import type { Simcard } from '../../fixtures/accounts/account.ts'
import { dayAt } from '../../fixtures/accounts/build.ts'
import type * as contract from '../../src/api/contract/simcard.ts'
import { Refusal } from '../answers.ts'
import type { Part } from '../backend.ts'
import { bundleCostsOf } from '../world/overview.ts'
import { bindingPeriodOf, contractEndOf } from '../world/subscription.ts'
import { subscriber } from './subscription.ts'

const descriptions: Record<Simcard['statusType'], string> = {
  NEW: 'Je simkaart is onderweg',
  ACTIVE: 'Je simkaart is actief',
  SOFTBLOCKED: 'Je simkaart is deels geblokkeerd',
  BLOCKED: 'Je simkaart is geblokkeerd',
  STOLEN: 'Je hebt je simkaart zelf geblokkeerd',
}

const Acceptance = v.object({ contractAccepted: v.literal(true) })

export const simcard: Part<typeof contract> = {
  getSimCard: (_, { account }) => ({ ...account.simcard, statusDescription: descriptions[account.simcard.statusType] }),

  getSimcardContract(_, { account, world }) {
    const customer = subscriber(account)
    return {
      contractAccepted: customer.contractAccepted ? 'true' : 'false',
      startDate: dayAt(customer.since, world.today),
      contractEndDate: contractEndOf(customer, world.today),
      bindingPeriodType: bindingPeriodOf(customer),
      monthlyPrice: bundleCostsOf(customer),
    }
  },

  /** The card starts to work at once. */
  acceptSimcardContract(input, { account, become }) {
    const customer = subscriber(account)
    if (!v.is(Acceptance, input)) throw new Refusal(400, 'The contract has to be accepted')
    if (customer.contractAccepted) throw new Refusal(409, 'The contract has been accepted already')
    become({
      ...customer,
      contractAccepted: true,
      simcard: { ...customer.simcard, status: 'Actief', statusType: 'ACTIVE' },
    })
    return { contractAccepted: 'true' }
  },
}
