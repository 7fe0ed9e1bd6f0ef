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
import { complete } from '../bundles/operations/complete.ts'
import { gifts } from '../bundles/operations/gift.ts'
import { orders } from '../bundles/operations/order.ts'
import { topup } from '../bundles/operations/topup.ts'
import { autoTopUps } from '../credit/operations/autoTopUp.ts'
import { credit } from '../credit/operations/credit.ts'
import { prepaidBundles } from '../credit/operations/prepaidBundle.ts'
import { prepaidRates } from '../credit/operations/prepaidRates.ts'
import { household } from '../friends/operations/household.ts'
import { memberDeal } from '../friends/operations/memberDeal.ts'
import { arrangements } from '../invoices/operations/arrangements.ts'
import { invoices } from '../invoices/operations/invoices.ts'
import { paymentHistory } from '../invoices/operations/paymentHistory.ts'
import { guest } from '../login/operations/guest.ts'
import { mfa } from '../login/operations/mfa.ts'
import { outage } from '../outage/operations.ts'
import { payments } from '../payment/operations.ts'
import { handsetOrders } from '../phones/operations/handsetOrder.ts'
import { handsetRetention } from '../phones/operations/handsetRetention.ts'
import { handsetShop } from '../phones/operations/handsetShop.ts'
import { repair } from '../phones/operations/repair.ts'
import { porting } from '../porting/operations.ts'
import { addresses } from '../profile/operations/address.ts'
import { bankAccounts } from '../profile/operations/bankAccount.ts'
import { emails } from '../profile/operations/email.ts'
import { networkSettings } from '../profile/operations/networkSettings.ts'
import { preferences } from '../profile/operations/preferences.ts'
import { retention } from '../renewal/operations.ts'
import { numberLocks } from '../security/operations/numberLock.ts'
import { proofs } from '../security/operations/proof.ts'
import { security } from '../security/operations/security.ts'
import { sim } from '../sim/operations/sim.ts'
import { simcard } from '../sim/operations/simcard.ts'
import { subscription } from '../subscription/operations/subscription.ts'
import { termination } from '../subscription/operations/termination.ts'
import { withdrawal } from '../subscription/operations/withdrawal.ts'
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
