import * as v from 'valibot'
import type { Day } from '#kit/parts.ts'
import * as handsetOrderContract from '#model/phones/contract/handsetOrder.ts'
import type { Smartphone } from '#model/phones/contract/handsetShop.ts'
import * as contract from '#model/phones/contract/handsetShop.ts'
import * as repairContract from '#model/phones/contract/repair.ts'
import { type Repair, RepairProblem } from '#model/phones/contract/repair.ts'
import { variantsOf } from '#model/phones/phoneSpec.ts'
import { explanationProblem, guaranteedUntil, isRepairOver } from '#model/phones/repair.ts'
import type { Account } from '../../../fixtures/accounts/account.ts'
import { cataloguedPhones, creditRules, oneOffCosts, phones } from '../../../fixtures/catalogue/phones.ts'
import { checked, Refusal } from '../../server/answers.ts'
import { area, type Context } from '../../server/backend.ts'
import { subscriber } from '../../subscription/operations.ts'
import { countingOrder, countingPhone, firstTermOn, ownPhoneOf } from '../phoneOrder.ts'
import { repairReferenceOf, repairStateOn } from '../repair.ts'

/** The look and size of a phone, whether or not it is still for sale. */
function lookOf(articleCode: string): Omit<NonNullable<handsetOrderContract.HandsetOrder['phone']>, 'name'> {
  for (const phone of phones) {
    const color = variantsOf(phone).find(({ storage }) => storage.articleCode === articleCode)?.color
    if (color) return { color: color.name, picture: color.images[0] ?? null, ...(phone.size && { size: phone.size }) }
  }
  return { color: null, picture: null }
}

export const phoneOrderOperations = area(handsetOrderContract)({
  handsetOrder(_, { account }) {
    const customer = subscriber(account)
    const handset = countingOrder(customer.handset)
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
})

const Request = v.object({ problem: RepairProblem, message: v.pipe(v.string(), v.maxLength(2000)) })

function repairOf(account: Account, today: Day): Repair {
  if (account.type === 'Prepaid') return { phone: null, request: null }
  const { repairs } = account
  const phone = ownPhoneOf(account)
  const delivered = phone?.delivered ?? null
  return {
    phone: phone && delivered !== null ? { name: phone.name, warrantyUntil: guaranteedUntil(delivered) } : null,
    request: repairs.last && {
      reference: repairReferenceOf(account, repairs),
      problem: repairs.last.problem,
      requestedOn: repairs.last.day,
      state: repairStateOn(today, repairs.last.day),
    },
  }
}

export const repairOperations = area(repairContract)({
  getRepair: (_, { account, world }) => repairOf(account, world.today),

  requestRepair(input, { account, world: { today }, record }) {
    const { problem, message } = checked(Request, input)
    const customer = subscriber(account)
    const { phone, request } = repairOf(customer, today)
    if (!phone) throw new Refusal(409, 'No phone was bought here', 'NO_PHONE')
    if (request && !isRepairOver(request)) throw new Refusal(409, 'A repair is going on', 'ALREADY')
    if (explanationProblem(message, problem) !== null) throw new Refusal(400, 'Unknown input')
    const after = subscriber(record({ kind: 'repair-requested', problem }))
    return { reference: repairReferenceOf(after, after.repairs) }
  },
})

const Asked = v.object({ name: v.pipe(v.string(), v.maxLength(80)) })

/** A phone as it is for sale now, with the demo's price rise and sold-out article applied. */
function offered(phone: Smartphone, { priceRise, shop: { soldOut } }: Pick<Context, 'priceRise' | 'shop'>): Smartphone {
  if (priceRise === 0 && soldOut === null) return phone
  return {
    ...phone,
    colors: phone.colors.map((color) => ({
      ...color,
      storage: color.storage.map((storage) => ({
        ...storage,
        available: storage.available && storage.articleCode !== soldOut,
        costs: { ...storage.costs, total: storage.costs.total + priceRise },
      })),
    })),
  }
}

export const phonesFor = (context: Pick<Context, 'priceRise' | 'shop'>): Smartphone[] =>
  cataloguedPhones(context.shop.phones).map((phone) => offered(phone, context))

export const portfolioFor = ({ shop }: Pick<Context, 'shop'>) => ({
  oneOffCosts: shop.noOneOffCosts ? oneOffCosts.map(({ id, title }) => ({ id, title, price: 0 })) : [...oneOffCosts],
  ...(shop.newCreditRules ? creditRules.newest : creditRules.usual),
})

export const phoneShopOperations = area(contract)({
  getHandsetDevices: (_, context) => phonesFor(context),

  getHandsetDevice(input, context) {
    const { name } = checked(Asked, input)
    const phone = phonesFor(context).find(({ model }) => model === name)
    if (!phone) throw new Refusal(404, 'unknown device', 'UNKNOWN_DEVICE')
    return phone
  },

  getHandsetPortfolio: (_, context) => portfolioFor(context),
})
