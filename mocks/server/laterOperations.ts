import { abroadOperations } from '../abroad/operations.ts'
import { bundleOptionsOperations } from '../bundles/operations/bundleOptions.ts'
import { completeOperations, giftOperations, orderOperations, topupOperations } from '../bundles/operations/extras.ts'
import { costsOperations } from '../costs/operations.ts'
import { autoTopUpOperations } from '../credit/operations/autoTopUp.ts'
import { creditOperations, prepaidRatesOperations } from '../credit/operations/credit.ts'
import { prepaidBundleOperations } from '../credit/operations/prepaidBundle.ts'
import { householdOperations, memberDealOperations } from '../friends/operations.ts'
import { arrangementsOperations, invoicesOperations, paymentHistoryOperations } from '../invoices/operations.ts'
import { questionOperations } from '../invoices/questionOperations.ts'
import { forGuests as guests } from '../login/operations/guest.ts'
import { mfaOperations } from '../login/operations/mfa.ts'
import { guestPasskeyOperations } from '../login/operations/passkey.ts'
import { outageOperations } from '../outage/operations.ts'
import { paymentOperations } from '../payment/operations.ts'
import { phoneRetentionOperations } from '../phones/operations/phoneRenewal.ts'
import { phoneOrderOperations, phoneShopOperations, repairOperations } from '../phones/operations/phones.ts'
import { portingOperations } from '../porting/operations.ts'
import { bankAccountOperations } from '../profile/operations/bankAccount.ts'
import { addressOperations, emailOperations } from '../profile/operations/contact.ts'
import { networkSettingsOperations, preferencesOperations } from '../profile/operations/settings.ts'
import { renewalOperations } from '../renewal/operations.ts'
import { numberLockOperations, proofOperations, securityOperations } from '../security/operations.ts'
import { passkeyOperations } from '../security/passkeyOperations.ts'
import { simcardOperations, simOperations } from '../sim/operations.ts'
import { subscriptionOperations, terminationOperations, withdrawalOperations } from '../subscription/operations.ts'
import { switchingOperations } from '../switching/operations.ts'
import { timelineOperations } from '../timeline/operations.ts'
import { pushOperations } from '../warnings/operations.ts'
import { yearOperations } from '../year/operations.ts'

export const forGuests = [...guests, ...guestPasskeyOperations]

/** The operations of all screens but the first. */
export const laterOperations = [
  invoicesOperations,
  questionOperations,
  abroadOperations,
  costsOperations,
  addressOperations,
  emailOperations,
  bankAccountOperations,
  subscriptionOperations,
  bundleOptionsOperations,
  renewalOperations,
  simcardOperations,
  simOperations,
  repairOperations,
  phoneOrderOperations,
  phoneShopOperations,
  phoneRetentionOperations,
  orderOperations,
  topupOperations,
  paymentOperations,
  arrangementsOperations,
  creditOperations,
  autoTopUpOperations,
  paymentHistoryOperations,
  prepaidBundleOperations,
  prepaidRatesOperations,
  switchingOperations,
  timelineOperations,
  completeOperations,
  networkSettingsOperations,
  giftOperations,
  portingOperations,
  memberDealOperations,
  householdOperations,
  outageOperations,
  terminationOperations,
  withdrawalOperations,
  preferencesOperations,
  mfaOperations,
  securityOperations,
  numberLockOperations,
  proofOperations,
  yearOperations,
  pushOperations,
  passkeyOperations,
].flat()
