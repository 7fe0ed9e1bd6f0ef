import type * as contract from '#model/phones/contract/handsetOrder.ts'
import { variantsOf } from '#model/phones/phoneSpec.ts'
import { phones } from '../../../fixtures/catalogue/phones.ts'
import type { Part } from '../../server/backend.ts'
import { subscriber } from '../../subscription/operations/subscription.ts'
import { countingHandset, countingPhone, firstTermOn } from '../handset.ts'

/** The look and size of a phone, whether or not it is still for sale. */
function lookOf(articleCode: string): Omit<NonNullable<contract.HandsetOrder['phone']>, 'name'> {
  for (const phone of phones) {
    const color = variantsOf(phone).find(({ storage }) => storage.articleCode === articleCode)?.color
    if (color) return { color: color.name, picture: color.images[0] ?? null, ...(phone.size && { size: phone.size }) }
  }
  return { color: null, picture: null }
}

export const handsetOrders: Part<typeof contract> = {
  handsetOrder(_, { account }) {
    const customer = subscriber(account)
    const handset = countingHandset(customer.handset)
    if (!handset) return []
    const { status, totalCredit, totalPaid, monthlyPrice, arrivesOn } = handset
    const phone = countingPhone(customer)
    const first = firstTermOn(handset)
    return [
      {
        status,
        totalCredit,
        totalPaid,
        monthlyPrice,
        ...(phone && { phone: { name: phone.name, ...lookOf(phone.articleCode) } }),
        ...(arrivesOn && { arrivesOn }),
        ...(first && { firstTermOn: first }),
      },
    ]
  },
}
