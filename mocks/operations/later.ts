import * as abroadContract from '../../src/api/contract/abroad.ts'
import * as addressContract from '../../src/api/contract/address.ts'
import * as arrangementsContract from '../../src/api/contract/arrangements.ts'
import * as autoTopUpContract from '../../src/api/contract/autoTopUp.ts'
import * as bankAccountContract from '../../src/api/contract/bankAccount.ts'
import * as bundleOptionsContract from '../../src/api/contract/bundleOptions.ts'
import * as completeContract from '../../src/api/contract/complete.ts'
import * as creditContract from '../../src/api/contract/credit.ts'
import * as emailContract from '../../src/api/contract/email.ts'
import * as giftContract from '../../src/api/contract/gift.ts'
import * as guestContract from '../../src/api/contract/guest.ts'
import * as handsetOrderContract from '../../src/api/contract/handsetOrder.ts'
import * as handsetRetentionContract from '../../src/api/contract/handsetRetention.ts'
import * as handsetShopContract from '../../src/api/contract/handsetShop.ts'
import * as householdContract from '../../src/api/contract/household.ts'
import * as invoicesContract from '../../src/api/contract/invoices.ts'
import * as memberDealContract from '../../src/api/contract/memberDeal.ts'
import * as mfaContract from '../../src/api/contract/mfa.ts'
import * as networkSettingsContract from '../../src/api/contract/networkSettings.ts'
import * as numberLockContract from '../../src/api/contract/numberLock.ts'
import * as orderContract from '../../src/api/contract/order.ts'
import * as outageContract from '../../src/api/contract/outage.ts'
import * as paymentContract from '../../src/api/contract/payment.ts'
import * as paymentHistoryContract from '../../src/api/contract/paymentHistory.ts'
import * as portingContract from '../../src/api/contract/porting.ts'
import * as preferencesContract from '../../src/api/contract/preferences.ts'
import * as prepaidBundleContract from '../../src/api/contract/prepaidBundle.ts'
import * as prepaidRatesContract from '../../src/api/contract/prepaidRates.ts'
import * as proofContract from '../../src/api/contract/proof.ts'
import * as repairContract from '../../src/api/contract/repair.ts'
import * as retentionContract from '../../src/api/contract/retention.ts'
import * as securityContract from '../../src/api/contract/security.ts'
import * as simContract from '../../src/api/contract/sim.ts'
import * as simcardContract from '../../src/api/contract/simcard.ts'
import * as subscriptionContract from '../../src/api/contract/subscription.ts'
import * as switchingContract from '../../src/api/contract/switching.ts'
import * as terminationContract from '../../src/api/contract/termination.ts'
import * as topupContract from '../../src/api/contract/topup.ts'
import * as withdrawalContract from '../../src/api/contract/withdrawal.ts'
import { area, guestArea } from '../backend.ts'
import { abroad } from './abroad.ts'
import { addresses } from './address.ts'
import { arrangements } from './arrangements.ts'
import { autoTopUps } from './autoTopUp.ts'
import { bankAccounts } from './bankAccount.ts'
import { bundleOptions } from './bundleOptions.ts'
import { complete } from './complete.ts'
import { credit } from './credit.ts'
import { emails } from './email.ts'
import { gifts } from './gift.ts'
import { guest } from './guest.ts'
import { handsetOrders } from './handsetOrder.ts'
import { handsetRetention } from './handsetRetention.ts'
import { handsetShop } from './handsetShop.ts'
import { household } from './household.ts'
import { invoices } from './invoices.ts'
import { memberDeal } from './memberDeal.ts'
import { mfa } from './mfa.ts'
import { networkSettings } from './networkSettings.ts'
import { numberLocks } from './numberLock.ts'
import { orders } from './order.ts'
import { outage } from './outage.ts'
import { payments } from './payment.ts'
import { paymentHistory } from './paymentHistory.ts'
import { porting } from './porting.ts'
import { preferences } from './preferences.ts'
import { prepaidBundles } from './prepaidBundle.ts'
import { prepaidRates } from './prepaidRates.ts'
import { proofs } from './proof.ts'
import { repair } from './repair.ts'
import { retention } from './retention.ts'
import { security } from './security.ts'
import { sim } from './sim.ts'
import { simcard } from './simcard.ts'
import { subscription } from './subscription.ts'
import { switching } from './switching.ts'
import { termination } from './termination.ts'
import { topup } from './topup.ts'
import { withdrawal } from './withdrawal.ts'

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
