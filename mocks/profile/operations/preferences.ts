import * as v from 'valibot'
import { addDays } from '#kit/dates.ts'
import type * as contract from '#model/profile/contract/preferences.ts'
import {
  Advertising,
  PopupAnswer,
  PopupQuestion,
  PrivacyChoice,
  type PrivacySettings,
  VatInvoice,
} from '#model/profile/contract/preferences.ts'
import type { Account } from '../../../fixtures/accounts/account.ts'
import { checked, Refusal } from '../../server/answers.ts'
import type { Context, Part } from '../../server/backend.ts'
import { subscriber } from '../../subscription/operations/subscription.ts'
import { dataRequestOf, isDataRequestOpen } from '../dataRequest.ts'

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

export const preferences: Part<typeof contract> = {
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
}
