import type * as contract from '#model/credit/contract/prepaidRates.ts'
import type { PrepaidPrices } from '#model/credit/contract/prepaidRates.ts'
import type { Account } from '../../../fixtures/accounts/account.ts'
import { type Rates, rates } from '../../../fixtures/catalogue/rates.ts'
import { Refusal } from '../../server/answers.ts'
import type { Part } from '../../server/backend.ts'
import { prepaidCustomer } from './prepaidBundle.ts'

const told = ({ voice: call, sms, data, voicemail }: Rates) => ({ call, sms, data, voicemail })

function pricesOf(account: Account): PrepaidPrices {
  const own = prepaidCustomer(account).rates
  return { current: told(rates[own]), newest: told(rates.prepaid), isNewest: own === 'prepaid' }
}

export const prepaidRates: Part<typeof contract> = {
  getPrepaidPrices: (_, { account }) => pricesOf(account),

  chooseNewestPrices(_, { account, record }) {
    if (pricesOf(account).isNewest) throw new Refusal(409, 'These are the newest prices', 'ALREADY_NEWEST')
    return pricesOf(record({ kind: 'newest-prices' }))
  },
}
