import { phones } from '../../fixtures/catalogue/phones.ts'
import type * as contract from '../../src/api/contract/handsetOrder.ts'
import { variantsOf } from '../../src/domain/phoneSpec.ts'
import type { Part } from '../backend.ts'
import { countingHandset, countingPhone, firstTermOn } from '../world/handset.ts'
import { subscriber } from './subscription.ts'

/** The look of a phone, whether or not it is still for sale. */
const colorOf = (articleCode: string) =>
  phones.flatMap(variantsOf).find(({ storage }) => storage.articleCode === articleCode)?.color ?? null

export const handsetOrders: Part<typeof contract> = {
  handsetOrder(_, { account }) {
    const customer = subscriber(account)
    const handset = countingHandset(customer.handset)
    if (!handset) return []
    const { status, totalCredit, totalPaid, monthlyPrice } = handset
    const phone = countingPhone(customer)
    const color = phone && colorOf(phone.articleCode)
    const first = firstTermOn(handset)
    return [
      {
        status,
        totalCredit,
        totalPaid,
        monthlyPrice,
        ...(phone && { phone: { name: phone.name, color: color?.name ?? null, picture: color?.images[0] ?? null } }),
        ...(first && { firstTermOn: first }),
      },
    ]
  },
}
