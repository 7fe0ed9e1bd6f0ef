import * as v from 'valibot'
import type { Day } from '#kit/parts.ts'
import { provider } from '#kit/provider.ts'
import { dayInFull } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import type * as contract from '#model/sim/contract/simcard.ts'
import type { Account, Porting, Simcard } from '../../../fixtures/accounts/account.ts'
import { monthlyFeeOn } from '../../invoices/costs.ts'
import { choosePassword } from '../../login/newPassword.ts'
import { askOwnPassword } from '../../login/ownPassword.ts'
import { isOnboarding } from '../../overview/attention.ts'
import { prove } from '../../security/proof.ts'
import { checked, Refusal } from '../../server/answers.ts'
import type { Part } from '../../server/backend.ts'
import { pdfOf } from '../../server/pdf.ts'
import { subscriber } from '../../subscription/operations/subscription.ts'
import { bindingPeriodOf } from '../../subscription/subscription.ts'
import { bundlesOf } from '../../world/allowance.ts'

/** Why a card is blocked; empty for a card that is not blocked. */
const descriptions: Record<Simcard['statusType'], (account: Account) => string> = {
  NEW: () => '',
  ACTIVE: () => '',
  SOFTBLOCKED: () => 'Geblokkeerd omdat er nog een factuur openstaat.',
  BLOCKED: (account) =>
    isOnboarding(account) ? 'Geblokkeerd tot je je contract hebt bevestigd.' : 'Geblokkeerd omdat je abonnement is gestopt.',
  STOLEN: () => 'Geblokkeerd omdat je hem als kwijt of gestolen hebt gemeld.',
}

/** The SIM data that every page needs at startup, without the cards themselves. */
export function simcardOf(account: Account): contract.Simcard {
  const { type, status, statusType, hasPendingSimcardActivation } = account.simcard
  return { type, status, statusType, statusDescription: descriptions[statusType](account), hasPendingSimcardActivation }
}

const Acceptance = v.object({ contractAccepted: v.literal(true) })
const Wanted = v.object({ document: v.picklist(['contract', 'summary']) })
const NewPassword = v.object({
  currentPassword: v.nullable(v.pipe(v.string(), v.maxLength(1000))),
  newPassword: v.pipe(v.string(), v.maxLength(1000)),
})

/** The day on which the number is ported; null until the old provider has agreed. */
const arrivalOf = (porting: Porting): Day | null => (porting.step === 'approved' ? porting.date : null)

/** Has the porting request ended? The answer omits ended requests. */
const isOver = ({ step }: Porting): boolean => step === 'done' || step === 'cancelled' || step === 'terminated'

export const simcard: Part<typeof contract> = {
  getSimCard: (_, { account }) => simcardOf(account),

  getSimcardContract(_, { account, world }) {
    const customer = subscriber(account)
    const { data, voice } = bundlesOf(customer)
    return {
      passwordChosen: customer.passwordChosen,
      data: { size: data.size, isUnlimited: data.isUnlimited },
      voice: { size: voice.size, isUnlimited: voice.isUnlimited },
      porting:
        customer.porting && !isOver(customer.porting)
          ? { number: customer.porting.number, on: arrivalOf(customer.porting) }
          : null,
      phone: customer.handset?.monthlyPrice ?? null,
      contractAccepted: customer.contractAccepted ? 'true' : 'false',
      startDate: customer.since,
      contractEndDate: customer.contractEnd,
      bindingPeriodType: bindingPeriodOf(customer),
      monthlyPrice: monthlyFeeOn(customer, world.today),
    }
  },

  /** The card becomes active at once. */
  acceptSimcardContract(input, { account, record }) {
    const customer = subscriber(account)
    if (!v.is(Acceptance, input)) throw new Refusal(400, 'The contract has to be accepted')
    if (customer.contractAccepted) throw new Refusal(409, 'The contract has been accepted already')
    record({ kind: 'contract-accepted' })
    return { contractAccepted: 'true' }
  },

  getContractDocument(input, { account, world }) {
    const customer = subscriber(account)
    const { document } = checked(Wanted, input)
    const title = document === 'contract' ? 'Contract' : 'Contractsamenvatting'
    const lines = [
      `${customer.firstName} ${customer.lastName}, ${customer.phoneNumber}`,
      `Gaat in op ${dayInFull(customer.since)}`,
      `Per maand: ${euro(monthlyFeeOn(customer, world.today))}`,
    ]
    return { name: `${title.toLowerCase()}.pdf`, base64: pdfOf(`${title} ${provider.name}`, lines) }
  },

  updatePassword(input, context) {
    const { account, browser } = context
    const { currentPassword, newPassword } = checked(NewPassword, input)
    const isFirst = account.type === 'Postpaid' && !account.passwordChosen
    if (!isFirst) askOwnPassword(currentPassword ?? '', context, 401)
    choosePassword(browser, account, newPassword, context)
    prove(context, 'password')
    return true
  },
}
