import { ibanIn } from '#kit/typed/iban.ts'
import { getBankAccount, updateIban } from '#model/profile/contract/bankAccount.ts'
import { defineDraft, personal } from '#page/draft/defineDraft.ts'
import { flowCopy } from '#page/flow/copy.ts'
import { defineFlow } from '#page/flow/flow.ts'
import { copy } from './copy.ts'

/** Changing the bank account: entered, checked and linked with one cent. */
export const bankAccountFlow = defineFlow({
  ...defineDraft('bank-account', { iban: personal('') }),
  steps: [
    {
      path: '/instellingen/wijzig/bankrekeningnummer',
      label: flowCopy.steps.choose,
      answered: ({ iban }) => ibanIn(iban) !== null,
    },
    {
      path: '/instellingen/wijzig/bankrekeningnummer/wijziging-bankrekening-controleren',
      label: flowCopy.steps.confirm,
      answered: () => false,
    },
  ],
  doneLabel: flowCopy.steps.done,
  order: updateIban,
  done: '/instellingen/wijzig/bankrekeningnummer/bedankt',
  dismiss: copy.dismiss,
  offers: [getBankAccount],
})
