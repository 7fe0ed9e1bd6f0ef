import * as v from 'valibot'
import type * as contract from '#model/phones/contract/handsetShop.ts'
import type { Smartphone } from '#model/phones/contract/handsetShop.ts'
import { cataloguedPhones, creditRules, oneOffCosts } from '../../../fixtures/catalogue/phones.ts'
import { checked, Refusal } from '../../server/answers.ts'
import type { Context, Part } from '../../server/backend.ts'

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

export const handsetShop: Part<typeof contract> = {
  getHandsetDevices: (_, context) => phonesFor(context),

  getHandsetDevice(input, context) {
    const { name } = checked(Asked, input)
    const phone = phonesFor(context).find(({ model }) => model === name)
    if (!phone) throw new Refusal(404, 'unknown device', 'UNKNOWN_DEVICE')
    return phone
  },

  getHandsetPortfolio: (_, context) => portfolioFor(context),
}
