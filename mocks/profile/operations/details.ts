import { livesOnWaddenIsland } from '#kit/typed/address.ts'
import type * as contract from '#model/profile/contract/details.ts'
import type { Account, PostpaidAccount } from '../../../fixtures/accounts/account.ts'
import type { Part } from '../../server/backend.ts'

const plans: Record<PostpaidAccount['portfolio'], string> = {
  base: 'Sim only',
  challenger1: 'Sim only Uitdager',
  challenger2: 'Sim only Uitdager',
}

function rateplanOf(account: Account): string {
  if (account.type === 'Postpaid') return plans[account.portfolio]
  return account.rates === 'prepaidOld' ? 'Prepaid (oude tarieven)' : 'Prepaid'
}

export const details: Part<typeof contract> = {
  getUserDetails(_, { account }) {
    const { offersEmail, offersSms, news, research } = account.settings.advertising
    return {
      address: account.address,
      livesOnWaddenIsland: livesOnWaddenIsland(account.address.zipCode),
      birthDay: account.birthDay,
      email: account.email,
      ibanNumber: account.iban,
      rateplan: rateplanOf(account),
      advertising: offersEmail || offersSms || news || research,
      showVatInInvoice: account.type === 'Postpaid' && account.showVatInInvoice,
    }
  },
}
