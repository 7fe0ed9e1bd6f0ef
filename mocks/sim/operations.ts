import * as v from 'valibot'
import { dayOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { provider } from '#kit/provider.ts'
import { dayInFull } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import type { RefusalCode } from '#model/refusals.ts'
import { beginsAt } from '#model/security/numberLock.ts'
import * as contract from '#model/sim/contract/sim.ts'
import { type SimcardOffer, SimReason } from '#model/sim/contract/sim.ts'
import * as simcardContract from '#model/sim/contract/simcard.ts'
import { canBlock, canUnblock, isDefaultBlocked, isEsim } from '#model/sim/simcard.ts'
import { deliveryOf, kindOf, mustBlockFirst, reasonsFor, type SimObstacle, simObstacle, simPrice } from '#model/sim/simOrder.ts'
import type { Account, Porting, Simcard } from '../../fixtures/accounts/account.ts'
import { simPrices } from '../../fixtures/catalogue/rates.ts'
import { monthlyFeeOn } from '../invoices/costs.ts'
import { choosePassword } from '../login/newPassword.ts'
import { askOwnPassword } from '../login/ownPassword.ts'
import { isOnboarding } from '../overview/attention.ts'
import { lockedSimOf } from '../security/numberLock.ts'
import { tellLocked } from '../security/operations.ts'
import { askCode, askLocked, askProof, prove } from '../security/proof.ts'
import { checked, Refusal } from '../server/answers.ts'
import { area, type Context } from '../server/backend.ts'
import { pdfOf } from '../server/pdf.ts'
import { TypedSimDigits } from '../server/typedValues.ts'
import { subscriber } from '../subscription/operations.ts'
import { bindingPeriodOf } from '../subscription/subscription.ts'
import { bundlesOf } from '../world/allowance.ts'
import { agreedOn } from '../world/orders.ts'
import { hasEnded } from '../world/periods.ts'
import { codesOf, esimOf, iccidOf, isActivating, isUsedUp, lastDigitsOf } from './world.ts'

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
function simcardOf(account: Account): simcardContract.Simcard {
  const { type, status, statusType, hasPendingSimcardActivation } = account.simcard
  return { type, status, statusType, statusDescription: descriptions[statusType](account), hasPendingSimcardActivation }
}

const Acceptance = v.object({ contractAccepted: v.literal(true) })
const WantedDocument = v.object({ document: v.picklist(['contract', 'summary']) })
const NewPassword = v.object({
  currentPassword: v.nullable(v.pipe(v.string(), v.maxLength(1000))),
  newPassword: v.pipe(v.string(), v.maxLength(1000)),
})

/** The day on which the number is ported; null until the old provider has agreed. */
const arrivalOf = (porting: Porting): Day | null => (porting.step === 'approved' ? porting.date : null)

/** Has the porting request ended? The answer omits ended requests. */
const isOver = ({ step }: Porting): boolean => step === 'done' || step === 'cancelled' || step === 'terminated'

export const simcardOperations = area(simcardContract)({
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
    const { document } = checked(WantedDocument, input)
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
})

const Which = v.object({ card: v.picklist(['current', 'pending']) })
const Wanted = v.object({
  type: v.picklist(['USIM', 'ESIMIOS', 'ESIMANDROID']),
  reason: SimReason,
  price: v.pipe(v.number(), v.integer()),
})
const Digits = v.object({ digits: v.nullable(TypedSimDigits) })
const Block = v.variant('blocked', [
  v.object({ blocked: v.literal(true), reason: v.picklist(['LOST', 'STOLEN']) }),
  v.object({ blocked: v.literal(false) }),
])

const offerFor = ({ priceRise, account }: Context): SimcardOffer => ({
  physical: simPrices.physical + priceRise,
  esim: simPrices.esim,
  freeReasons: [...simPrices.freeReasons],
  locked: account.numberLock.on,
})

const isFirst = ({ simcard, sims }: Account) => simcard.statusType === 'NEW' && sims.next?.at === sims.current

function whichOf({ sims }: Account, card: contract.WhichSim): number {
  if (card === 'current') return sims.current
  if (!sims.next) throw new Refusal(404, 'Nothing is on its way')
  return sims.next.at
}

const obstacles: Record<SimObstacle, RefusalCode> = { ended: 'ENDED', blocked: 'BLOCKED', pending: 'PENDING' }

export const simOperations = area(contract)({
  getSimcardDetails(_, { account }) {
    const { current, installed, next } = account.sims
    const waiting = lockedSimOf(account)
    return {
      number: isFirst(account) ? null : iccidOf(account, current),
      installedOn: installed,
      pending: next && {
        type: next.type,
        expectedOn: next.arrives,
        activatingSince: next.activating === null ? null : new Date(next.activating).toISOString(),
      },
      waitsUntil: waiting && new Date(waiting.from).toISOString(),
    }
  },

  getSimCodes(input, context) {
    const { account } = context
    const which = whichOf(account, checked(Which, input).card)
    askProof(context)
    return codesOf(account, which)
  },

  getSimcardOffer(_, context) {
    subscriber(context.account)
    return offerFor(context)
  },

  getEsim: (_, { account }) => esimOf(account),

  createSimcard(input, context) {
    const { type, reason, price: seen } = checked(Wanted, input)
    const customer = subscriber(context.account)
    const { today } = context.world
    const obstacle = simObstacle(customer.simcard, { subscriptionActive: !hasEnded(customer, today) }, isUsedUp(customer))
    if (obstacle) throw new Refusal(409, 'No card can be asked for now', obstacles[obstacle])
    if (lockedSimOf(customer)) throw new Refusal(409, 'A card waits already', 'PENDING')
    const kind = kindOf(type)
    if (!reasonsFor(kind, customer.simcard.type).includes(reason)) throw new Refusal(400, 'Not a reason for this kind of card')
    if (mustBlockFirst(customer.simcard, reason)) throw new Refusal(409, 'A lost card is blocked first', 'BLOCK_FIRST')
    const price = simPrice(offerFor(context), kind, reason)
    agreedOn(seen, price)
    const { on: isLocked } = customer.numberLock
    askLocked(context)
    const begins = beginsAt(context.now, isLocked)
    const delivery = kind === 'esim' ? null : deliveryOf(dayOf(begins), customer.address.zipCode)
    if (isLocked) {
      context.record({ kind: 'locked-sim-ordered', id: crypto.randomUUID(), type, price })
      tellLocked(context, kind === 'esim' ? 'Er is een eSIM aangevraagd.' : 'Er is een nieuwe simkaart aangevraagd.')
    } else context.record({ kind: 'sim-ordered', type, price, arrives: delivery?.until ?? null })
    const orderNumber = context.place([
      { title: kind === 'esim' ? 'eSIM' : 'Vervangende simkaart', amount: price, monthly: false },
    ])
    return {
      orderNumber,
      type,
      price,
      expectedFrom: delivery?.from ?? null,
      expectedOn: delivery?.until ?? null,
      waitsUntil: isLocked ? new Date(begins).toISOString() : null,
    }
  },

  activateSimcard(input, context) {
    const { account, record } = context
    const { digits } = checked(Digits, input)
    const { current, next } = account.sims
    if (digits !== null && !isFirst(account) && digits === lastDigitsOf(account, current))
      throw new Refusal(422, 'This card works already', 'ALREADY')
    if (isDefaultBlocked(account.simcard)) throw new Refusal(409, 'The card is blocked', 'BLOCKED')
    if (!next) throw new Refusal(409, 'Nothing is on its way', 'NOTHING')
    if (isEsim(next.type) !== (digits === null)) throw new Refusal(400, 'Only a card has digits')
    if (digits !== null && digits !== lastDigitsOf(account, next.at)) throw new Refusal(422, 'Wrong digits', 'WRONG_DIGITS')
    if (account.numberLock.on && !isFirst(account)) askCode(context)
    if (next.activating === null) record({ kind: 'sim-activation' })
    return { type: next.type }
  },

  /** Blocking is urgent and asks nothing. */
  settingsChangeSimcardBlock(input, context) {
    const { account, record } = context
    const { blocked } = checked(Block, input)
    const isPossible = blocked ? canBlock(account.simcard) : canUnblock(account.simcard) && !isActivating(account)
    if (!isPossible) throw new Refusal(409, 'Not possible now', 'NOT_POSSIBLE')
    if (!blocked) askProof(context)
    return simcardOf(record({ kind: blocked ? 'sim-blocked' : 'sim-unblocked' }))
  },
})
