import * as v from 'valibot'
import { selectionFields } from '#features/bundles/shared/selectionFields.ts'
import type { Selection } from '#model/bundles/bundleChange.ts'
import { getPostpaidPortfolioV2, getPre2PostStanding, pre2PostTransfer } from '#model/switching/contract.ts'
import { defineDraft, persisted, personal } from '#page/draft/defineDraft.ts'
import { defineFlow } from '#page/flow/flow.ts'
import { copy } from './copy.ts'

export type Details = {
  salutation: string
  initials: string
  firstName: string
  infix: string
  lastName: string
  birthDate: string
  guardian: boolean
  email: string
  zipCode: string
  houseNumber: string
  houseNumberAddition: string
  street: string
  city: string
  iban: string
}

export type SwitchDraft = Selection & {
  /** The customer confirmed the chosen bundles. */
  chosen: boolean
  /** The details that were sent on; null as soon as one of them is changed. */
  details: Details | null
  /** The details as they were typed, complete or not. */
  typed: Details | null
}

const [choose, details, confirm] = copy.steps

/** Switching from prepaid: choose bundles, enter details, confirm, and the bank. */
export const switchFlow = defineFlow({
  ...defineDraft<SwitchDraft>('switch', {
    ...selectionFields,
    chosen: persisted(v.boolean(), false),
    details: personal(null),
    typed: personal(null),
  }),
  hasSummary: true,
  steps: [
    { path: '/overstappen', label: choose, answered: ({ chosen }) => chosen },
    { path: '/overstappen/gegevens', label: details, answered: (draft) => draft.details !== null },
    { path: '/overstappen/afronden', label: confirm, answered: () => false },
  ],
  doneLabel: null,
  order: pre2PostTransfer,
  done: '/overstappen/bedankt',
  dismiss: copy.dismiss,
  offers: [getPostpaidPortfolioV2, getPre2PostStanding],
})
