import * as v from 'valibot'
import { Day } from '#kit/parts.ts'
import { COUNTRIES_ABROAD } from '#model/abroad/countries.ts'
import { AvatarId, MfaMethod } from '#model/login/contract/session.ts'
import { NetworkSwitches } from '#model/profile/contract/networkSettings.ts'
import { Advertising, PopupAnswer, PrivacySettings } from '#model/profile/contract/preferences.ts'
import { flag, Id, PhoneNumber, Price, ShortAddress, text } from '../world/eventParts.ts'

/** Events about the customer's details and settings. */
export const profileEvents = {
  'address-changed': { address: ShortAddress },
  'email-asked': { email: text(254), token: Id },
  'email-confirmed': { email: text(254) },
  'password-chosen': {},
  'password-refused': {},
  'profile-saved': { avatarId: v.union([AvatarId, v.literal('')]), nickName: text(100) },
  'picture-saved': { base64: v.nullable(text(200_000)) },
  'vat-shown': { on: flag },
  'advertising-chosen': { choice: Advertising },
  'privacy-chosen': { choice: v.omit(PrivacySettings, ['obfuscated']) },
  'others-hidden': { on: flag },
  'network-switched': { setting: v.keyof(NetworkSwitches), on: flag, forwardTo: v.nullable(PhoneNumber) },
  'data-requested': {},
  'popup-answered': { answer: PopupAnswer },
  'mfa-changed': { method: v.nullable(MfaMethod) },
  'travel-capped': { country: v.picklist(COUNTRIES_ABROAD), from: Day, until: Day, amount: Price },
  'travel-cap-stopped': {},
}
