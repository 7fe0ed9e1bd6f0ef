import * as v from 'valibot'
import type { Day } from '#kit/parts.ts'
import { maskedIban } from '#kit/typed/ibanText.ts'
import { autoTopUpProblem, bundleTopUpOn, monthlyAfter, plainSetting } from '#model/credit/autoTopUp.ts'
import type { AutoTopUpReceipt } from '#model/credit/contract/autoTopUp.ts'
import * as contract from '#model/credit/contract/autoTopUp.ts'
import type { AutoCreditTopUp } from '#model/overview/contract.ts'
import type { PrepaidAccount } from '../../../fixtures/accounts/account.ts'
import { topUp } from '../../../fixtures/catalogue/rates.ts'
import type { Purchase } from '../../payment/events.ts'
import { checked, Refusal } from '../../server/answers.ts'
import { area, type Context } from '../../server/backend.ts'
import { agreedOn } from '../../world/orders.ts'
import { extendedBundleOf, mayTopUpOn, recentDaysOf, settingOf } from '../autoTopUp.ts'
import { prepaidCustomer } from './prepaidBundle.ts'

export const Wish = v.object({
  type: v.picklist(['BALANCE', 'MONTHLY', 'BUNDLE']),
  amount: v.number(),
  threshold: v.nullable(v.number()),
  dayOfMonth: v.nullable(v.number()),
})

const offer = { ...topUp.auto, maximum: topUp.maximum }

/** Validates a setting for this customer; throws a refusal when it is not available. */
function possible(wanted: AutoCreditTopUp, { account }: Context): AutoCreditTopUp {
  const bundle = extendedBundleOf(prepaidCustomer(account))
  if (wanted.type === 'BUNDLE' && bundle) agreedOn(wanted.amount, bundle.price)
  const problem = autoTopUpProblem(wanted, bundle, offer)
  if (problem === 'bundle') throw new Refusal(409, 'No bundle is extended', 'NO_BUNDLE')
  if (problem !== null) throw new Refusal(422, `This ${problem} is not offered`, 'NOT_POSSIBLE')
  return plainSetting(wanted)
}

export function turnedOn(wanted: AutoCreditTopUp, amount: number, context: Context): Purchase {
  if (settingOf(prepaidCustomer(context.account))) throw new Refusal(409, 'It is on', 'ALREADY_ON')
  const setting = possible(wanted, context)
  if (amount !== setting.amount) throw new Refusal(422, 'Another amount', 'NOT_POSSIBLE')
  return { kind: 'auto-top-up', setting }
}

/** The day of the next top-up; null without one that has a day. */
function dayOfNext(account: PrepaidAccount, { type, dayOfMonth }: AutoCreditTopUp, today: Day): Day | null {
  if (type === 'MONTHLY') return monthlyAfter(dayOfMonth ?? 1, today)
  const bundle = extendedBundleOf(account)
  return type === 'BUNDLE' && bundle && !bundle.toppedUp ? bundleTopUpOn(bundle) : null
}

/** The day of the next top-up, if it may be then as the credit is now. */
function nextOn(account: PrepaidAccount, setting: AutoCreditTopUp | null, today: Day): Day | null {
  const day = setting && dayOfNext(account, setting, today)
  return day && mayTopUpOn(account, setting.amount, day) ? day : null
}

/** The customer, who must have automatic top-up turned on. */
function withOne({ account }: Context): PrepaidAccount {
  const customer = prepaidCustomer(account)
  if (!settingOf(customer)) throw new Refusal(409, 'It is off', 'NOT_ON')
  return customer
}

function set(setting: AutoCreditTopUp | null, { record }: Context, { balance: before }: PrepaidAccount): AutoTopUpReceipt {
  const { balance } = prepaidCustomer(record({ kind: 'auto-top-up', setting }))
  const outcome = setting ? 'changed' : 'off'
  return { outcome, setting, orderNumber: null, paid: 0, toppedUp: balance - before, balance, returned: 0 }
}

export const autoTopUpOperations = area(contract)({
  getAutoTopUp(_, { account, world: { today } }) {
    const customer = prepaidCustomer(account)
    const current = settingOf(customer)
    return {
      current,
      account: current && maskedIban(customer.iban),
      nextOn: nextOn(customer, current, today),
      recent: recentDaysOf(customer, today),
      bundle: extendedBundleOf(customer),
      offer,
    }
  },

  updateAutoTopUp(input, context) {
    const wanted = checked(Wish, input)
    const customer = withOne(context)
    return set(possible(wanted, context), context, customer)
  },

  stopAutoTopUp: (_, context) => set(null, context, withOne(context)),
})
