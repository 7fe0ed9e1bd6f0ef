import { doublingsOf } from '#features/bundles/compleet/sizes.ts'
import { customerCopy } from '#kit/customerCopy.ts'
import { minutesText, sizeText } from '#kit/words/dataSize.ts'
import { currentOf, monthlyOf } from '#model/bundles/bundleChange.ts'
import { canActivateComplete, sizeOf } from '#model/bundles/bundles.ts'
import { getPostpaidOptionsV2 } from '#model/bundles/contract/bundleOptions.ts'
import { activateComplete, type Complete, completeStatus } from '#model/bundles/contract/complete.ts'
import { type Overview, postpaidOverview } from '#model/overview/contract.ts'
import { completeBy } from '#model/payment/completeBy.ts'
import { getPostpaidSubscription } from '#model/subscription/contract/subscription.ts'
import { changedBefore } from '../law/bundles.ts'
import { type Customer, chance, law } from '../law/law.ts'

const sizes = (complete: Complete) => Object.fromEntries(doublingsOf(complete).map(({ kind, after }) => [kind, after]))

/** The same of the overview, where an empty bundle is null. */
const onOverview = ({ dataBundle, voiceSmsBundle }: Overview) => ({
  ...(dataBundle && { data: dataBundle.isInfiniteBundle ? customerCopy.unlimited : sizeText(sizeOf(dataBundle)) }),
  ...(voiceSmsBundle && { voice: voiceSmsBundle.isUnlimited ? customerCopy.unlimited : minutesText(sizeOf(voiceSmsBundle)) }),
})
const monthly = async (customer: Customer) => monthlyOf(currentOf(await customer.read(getPostpaidOptionsV2)))

law('Compleet', {
  accounts: [1],
  async choose(customer, random) {
    if (chance(random, 0.7)) await changedBefore(customer, random)
    if (chance(random, 0.3)) await changedBefore(customer, random)
    return canActivateComplete((await customer.read(completeStatus)).completeStatus, 'Active') ? true : null
  },
  told: async (customer) => ({
    ...sizes(await customer.read(completeStatus)),
    by: completeBy(customer.today()),
    status: 'PENDING',
    monthly: await monthly(customer),
  }),
  async order(customer) {
    const receipt = await customer.write(activateComplete)
    return { ...sizes(receipt), by: receipt.expectedOn, status: receipt.completeStatus }
  },
  async pending(customer) {
    const complete = await customer.read(completeStatus)
    const { complete: here } = await customer.read(getPostpaidSubscription)
    const { completeStatus: there } = await customer.read(postpaidOverview)
    return {
      compleet: { ...sizes(complete), by: complete.expectedOn, status: complete.completeStatus },
      abonnement: { status: here.completeStatus },
      overzicht: { status: there },
    }
  },
  startsOn: ({ by }) => String(by),
  after: async (customer) => ({
    compleet: sizes(await customer.read(completeStatus)),
    overzicht: onOverview(await customer.read(postpaidOverview)),
    'bundels-wijzigen': { monthly: await monthly(customer) },
  }),
})
