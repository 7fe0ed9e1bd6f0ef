import * as abroadContract from '#model/abroad/contract.ts'
import * as bundleOptionsContract from '#model/bundles/contract/bundleOptions.ts'
import * as completeContract from '#model/bundles/contract/complete.ts'
import * as giftContract from '#model/bundles/contract/gift.ts'
import * as topupContract from '#model/bundles/contract/topup.ts'
import * as autoTopUpContract from '#model/credit/contract/autoTopUp.ts'
import * as creditContract from '#model/credit/contract/credit.ts'
import * as prepaidBundleContract from '#model/credit/contract/prepaidBundle.ts'
import * as prepaidRatesContract from '#model/credit/contract/prepaidRates.ts'
import * as householdContract from '#model/friends/contract/household.ts'
import * as memberDealContract from '#model/friends/contract/memberDeal.ts'
import * as arrangementsContract from '#model/invoices/contract/arrangements.ts'
import * as invoicesContract from '#model/invoices/contract/invoices.ts'
import * as paymentHistoryContract from '#model/invoices/contract/paymentHistory.ts'
import * as guestContract from '#model/login/contract/guest.ts'
import * as mfaContract from '#model/login/contract/mfa.ts'
import * as orderContract from '#model/order.ts'
import * as outageContract from '#model/outage/contract.ts'
import * as paymentContract from '#model/payment/contract.ts'
import * as handsetOrderContract from '#model/phones/contract/handsetOrder.ts'
import * as handsetRetentionContract from '#model/phones/contract/handsetRetention.ts'
import * as handsetShopContract from '#model/phones/contract/handsetShop.ts'
import * as repairContract from '#model/phones/contract/repair.ts'
import * as portingContract from '#model/porting/contract.ts'
import * as addressContract from '#model/profile/contract/address.ts'
import * as bankAccountContract from '#model/profile/contract/bankAccount.ts'
import * as emailContract from '#model/profile/contract/email.ts'
import * as networkSettingsContract from '#model/profile/contract/networkSettings.ts'
import * as preferencesContract from '#model/profile/contract/preferences.ts'
import * as retentionContract from '#model/renewal/contract.ts'
import * as numberLockContract from '#model/security/contract/numberLock.ts'
import * as proofContract from '#model/security/contract/proof.ts'
import * as securityContract from '#model/security/contract/security.ts'
import * as simContract from '#model/sim/contract/sim.ts'
import * as simcardContract from '#model/sim/contract/simcard.ts'
import * as subscriptionContract from '#model/subscription/contract/subscription.ts'
import * as terminationContract from '#model/subscription/contract/termination.ts'
import * as withdrawalContract from '#model/subscription/contract/withdrawal.ts'
import * as switchingContract from '#model/switching/contract.ts'
import { abroad } from '../abroad/operations.ts'
import { bundleOptions } from '../bundles/operations/bundleOptions.ts'
import { complete, gifts, orders, topup } from '../bundles/operations/extras.ts'
import { autoTopUps } from '../credit/operations/autoTopUp.ts'
import { credit, prepaidRates } from '../credit/operations/credit.ts'
import { prepaidBundles } from '../credit/operations/prepaidBundle.ts'
import { household, memberDeal } from '../friends/operations.ts'
import { arrangements, invoices, paymentHistory } from '../invoices/operations.ts'
import { guest } from '../login/operations/guest.ts'
import { mfa } from '../login/operations/mfa.ts'
import { outage } from '../outage/operations.ts'
import { payments } from '../payment/operations.ts'
import { handsetRetention } from '../phones/operations/handsetRetention.ts'
import { handsetOrders, handsetShop, repair } from '../phones/operations/phones.ts'
import { porting } from '../porting/operations.ts'
import { bankAccounts } from '../profile/operations/bankAccount.ts'
import { addresses, emails } from '../profile/operations/contact.ts'
import { networkSettings, preferences } from '../profile/operations/settings.ts'
import { retention } from '../renewal/operations.ts'
import { numberLocks, proofs, security } from '../security/operations.ts'
import { sim, simcard } from '../sim/operations.ts'
import { subscription, termination, withdrawal } from '../subscription/operations.ts'
import { switching } from '../switching/operations.ts'
import { area, guestArea } from './backend.ts'

export const forGuests = guestArea(guestContract, guest)

/** The operations of all screens but the first. */
export const later = [
  area(invoicesContract, invoices),
  area(abroadContract, abroad),
  area(addressContract, addresses),
  area(emailContract, emails),
  area(bankAccountContract, bankAccounts),
  area(subscriptionContract, subscription),
  area(bundleOptionsContract, bundleOptions),
  area(retentionContract, retention),
  area(simcardContract, simcard),
  area(simContract, sim),
  area(repairContract, repair),
  area(handsetOrderContract, handsetOrders),
  area(handsetShopContract, handsetShop),
  area(handsetRetentionContract, handsetRetention),
  area(orderContract, orders),
  area(topupContract, topup),
  area(paymentContract, payments),
  area(arrangementsContract, arrangements),
  area(creditContract, credit),
  area(autoTopUpContract, autoTopUps),
  area(paymentHistoryContract, paymentHistory),
  area(prepaidBundleContract, prepaidBundles),
  area(prepaidRatesContract, prepaidRates),
  area(switchingContract, switching),
  area(completeContract, complete),
  area(networkSettingsContract, networkSettings),
  area(giftContract, gifts),
  area(portingContract, porting),
  area(memberDealContract, memberDeal),
  area(householdContract, household),
  area(outageContract, outage),
  area(terminationContract, termination),
  area(withdrawalContract, withdrawal),
  area(preferencesContract, preferences),
  area(mfaContract, mfa),
  area(securityContract, security),
  area(numberLockContract, numberLocks),
  area(proofContract, proofs),
].flat()
