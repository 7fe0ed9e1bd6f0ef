import type { SwitchOrder } from '#model/switching/contract.ts'

/** The return address after the one-cent payment for a subscription. */
export const SWITCH_RETURN = 'http://localhost:4173/overstappen/controleren-van-betaling'

/** A valid order of Gerrit (account 36). */
export const switchOrder: SwitchOrder = {
  personal: {
    Salutation: 'MR',
    Initials: 'G.',
    FirstName: 'Gerrit',
    Insertion: '',
    LastName: 'Terpstra',
    BirthDate: '1990-12-31',
    Email: 'gerrit@voorbeeld.example',
  },
  address: { Street: 'Wulpplein', HouseNumber: 3, HouseNumberExtension: '', City: 'Zeewijk', Zip: '2468 CD' },
  changeCampaignOptions: {
    activateComplete: false,
    campaignIDs: ['INET-10000.year.700', 'MAIN-UNL.year.550'],
    contractAccepted: true,
  },
  Iban: 'NL29WADB9000000036',
  guardian: false,
  startNow: true,
  AccountPayment: { Amount: 1, Issuer: 'TESTNL01', ReturnURL: SWITCH_RETURN },
}
