import { getUser } from '#model/login/contract/session.ts'
import { verifyRetentionHandsetCode } from '#model/phones/contract/handsetRetention.ts'
import { getHandsetDevice, getHandsetPortfolio } from '#model/phones/contract/handsetShop.ts'
import { getPostpaidOptionsRetention } from '#model/renewal/contract.ts'
import { defineFlow } from '#page/flow/flow.ts'
import { copy } from './copy.ts'
import { handsetDraft } from './draft.ts'

export const CHOOSE = '/verlengen/telefoons/:brand/:name/:spec'
export const INCOME = '/verlengen/telefoons/:brand/:name/:spec/inkomen-en-lasten'
export const IDENTITY = '/verlengen/telefoons/:brand/:name/:spec/legitimatie'
export const CHECK = '/verlengen/telefoons/:brand/:name/:spec/controle'
export const ORDER_DONE = '/verlengen/telefoons/:brand/:name/:spec/bedankt'

export const handsetFlow = defineFlow({
  ...handsetDraft,
  hasSummary: true,
  steps: [
    { path: CHOOSE, label: copy.steps.choose, answered: ({ chosen }) => chosen },
    { path: INCOME, label: copy.steps.income, answered: ({ income }) => income !== null, when: ({ asks }) => asks },
    { path: IDENTITY, label: copy.steps.identity, answered: ({ identity }) => identity !== null },
    { path: CHECK, label: copy.steps.confirm, answered: () => false },
  ],
  doneLabel: copy.steps.done,
  // The order was created before; verifying the code makes it final.
  order: verifyRetentionHandsetCode,
  done: ORDER_DONE,
  dismiss: copy.dismiss,
  offers: [getHandsetDevice, getHandsetPortfolio, getPostpaidOptionsRetention, getUser],
})
