import type * as contract from '../../src/api/contract/conversion.ts'
import type { Part } from '../backend.ts'

/** Campaigns of the demo: one for each kind of customer. */
const campaigns = { prepaid: 'overstappen-najaar', postpaid: 'meer-internet-najaar' } as const

export const conversion: Part<typeof contract> = {
  getConversionData: (_, { account, now }) => ({
    campaign: account.type === 'Prepaid' ? campaigns.prepaid : campaigns.postpaid,
    variant: account.number % 2 === 0 ? 'A' : 'B',
    updatedAt: new Date(now).toISOString(),
  }),
}
