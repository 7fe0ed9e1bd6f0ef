import * as v from 'valibot'
import { addDays } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import * as networkSettingsContract from '#model/profile/contract/networkSettings.ts'
import { type NetworkSettings, NetworkSwitches } from '#model/profile/contract/networkSettings.ts'
import * as contract from '#model/profile/contract/preferences.ts'
import {
  Advertising,
  PopupAnswer,
  PopupQuestion,
  PrivacyChoice,
  type PrivacySettings,
  VatInvoice,
} from '#model/profile/contract/preferences.ts'
import { forwardNumberIn, forwardProblem, neededFor } from '#model/profile/networkSettings.ts'
import { isCancelledLike } from '#model/subscription/cancellation.ts'
import type { Account } from '../../../fixtures/accounts/account.ts'
import { askLocked } from '../../security/proof.ts'
import { checked, Refusal } from '../../server/answers.ts'
import { area, type Context } from '../../server/backend.ts'
import { subscriber } from '../../subscription/operations.ts'
import { cancelStatusOf } from '../../subscription/subscription.ts'
import { agreedOn } from '../../world/orders.ts'
import { hasEnded } from '../../world/periods.ts'
import { dataCapPriceOf } from '../../world/prices.ts'
import { dataRequestOf, isDataRequestOpen } from '../dataRequest.ts'

const Cap = v.object({ dataCap: v.boolean(), price: v.number() })
const Switched = v.object({
  setting: v.keyof(NetworkSwitches),
  on: v.boolean(),
  forwardTo: v.optional(v.pipe(v.string(), v.maxLength(20))),
})
const Wanted = v.union([Cap, Switched])

function settingsOf(account: Account, today: Day): NetworkSettings {
  const isOver = hasEnded(account, today)
  const { network, forwardTo } = account.settings
  return {
    dataCap: isOver || account.type === 'Prepaid' ? null : { active: account.bundles.dataCap },
    switches: isOver ? null : { ...network },
    forwardTo: isOver ? null : forwardTo,
  }
}

function switchCap({ account, world, priceRise, record }: Context, { dataCap, price }: v.InferOutput<typeof Cap>): Account {
  const customer = subscriber(account)
  if (isCancelledLike(cancelStatusOf(customer, world.today))) throw new Refusal(403, 'Nothing can be changed', 'NOT_ALLOWED')
  if (dataCap === customer.bundles.dataCap) return account
  if (dataCap) agreedOn(price, dataCapPriceOf(customer) + priceRise)
  return record({ kind: 'data-cap', on: dataCap })
}

function switchOne(context: Context, { setting, on, forwardTo }: v.InferOutput<typeof Switched>): Account {
  const { account, record } = context
  if (on && neededFor(setting, account.settings.network))
    throw new Refusal(409, 'Another setting has to be on first', 'NEEDS_OTHER')
  const isForwarding = setting === 'callForwarding' && on
  if (isForwarding && forwardProblem(forwardTo ?? '', account.phoneNumber) !== null)
    throw new Refusal(422, 'Calls cannot go on to this number', 'NUMBER_WRONG')
  // Codes by phone would go to the other number too.
  if (isForwarding) askLocked(context)
  return record({ kind: 'network-switched', setting, on, forwardTo: isForwarding ? forwardNumberIn(forwardTo ?? '') : null })
}

export const networkSettingsOperations = area(networkSettingsContract)({
  getNetworkSettings: (_, { account, world: { today } }) => settingsOf(account, today),

  /** Earlier usage and charges do not change. */
  updateNetworkSettings(input, context) {
    const wanted = checked(Wanted, input)
    const { account, world } = context
    if ('dataCap' in wanted) subscriber(account)
    if (hasEnded(account, world.today)) throw new Refusal(403, 'The subscription has stopped', 'STOPPED')
    return settingsOf('dataCap' in wanted ? switchCap(context, wanted) : switchOne(context, wanted), world.today)
  },
})

const Obfuscated = v.object({ obfuscated: v.boolean() })
const Popup = v.object({ question: PopupQuestion, answer: PopupAnswer })

/** After an answer, the question is not asked again for this number of days. */
const ASKED_AGAIN_DAYS = 90

const privacyOf = ({ settings }: Account): PrivacySettings => ({
  level: settings.privacyLevel,
  numberDirectory: settings.numberDirectory,
  showNumber: !settings.network.hideNumber,
  obfuscated: settings.hidesOthers,
})

function openRequestOf({ account, world: { today } }: Context) {
  const { dataRequestedOn } = account.settings
  const request = dataRequestedOn && dataRequestOf(dataRequestedOn)
  return request && isDataRequestOpen(request, today) ? request : null
}

export const preferencesOperations = area(contract)({
  getVatInvoice: (_, { account }) => ({ showVatInInvoice: account.type === 'Postpaid' && account.showVatInInvoice }),
  updateVatInvoice(input, { account, record }) {
    const { showVatInInvoice } = checked(VatInvoice, input)
    subscriber(account)
    record({ kind: 'vat-shown', on: showVatInInvoice })
    return { showVatInInvoice }
  },

  getAdvertising: (_, { account }) => account.settings.advertising,
  updateAdvertising(input, { account, record }) {
    const choice = checked(Advertising, input)
    if (account.type === 'Prepaid' && choice.invoiceSms) throw new Refusal(422, 'There are no invoices', 'NO_INVOICES')
    return record({ kind: 'advertising-chosen', choice }).settings.advertising
  },

  getPrivacySettings: (_, { account }) => privacyOf(account),
  updatePrivacySettings: (input, { record }) =>
    privacyOf(record({ kind: 'privacy-chosen', choice: checked(PrivacyChoice, input) })),
  settingsCrodataObfuscated(input, { record }) {
    const { obfuscated } = checked(Obfuscated, input)
    record({ kind: 'others-hidden', on: obfuscated })
    return { obfuscated }
  },

  getDataRequest: (_, context) => openRequestOf(context),
  requestData(_, context) {
    if (openRequestOf(context)) throw new Refusal(409, 'It has been asked for already', 'ALREADY')
    const { world, record, warn } = context
    record({ kind: 'data-requested' })
    warn('We hebben je verzoek om je gegevens gekregen. Je krijgt ze binnen 1 maand.')
    return dataRequestOf(world.today)
  },

  forumCreateToken: () => ({ token: crypto.randomUUID() }),

  getPopup(_, { account, world: { today } }) {
    const answered = account.settings.popupAnsweredOn
    return { question: answered !== null && today < addDays(answered, ASKED_AGAIN_DAYS) ? null : 'settings-found' }
  },
  popupCustomerAnswer(input, { record }) {
    record({ kind: 'popup-answered', answer: checked(Popup, input).answer })
    return true
  },
})
