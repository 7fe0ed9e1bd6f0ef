import * as v from 'valibot'
import { BindingPeriodType } from '../../../api/contract/subscription.ts'
import { getPostpaidPortfolioV2, getPre2PostStanding, pre2PostTransfer } from '../../../api/contract/switching.ts'
import { asItIs, type Selection } from '../../../domain/bundleChange.ts'
import { defineFlow } from '../../../flow/flow.ts'
import { switchCopy } from './copy.ts'

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
  details: Details | null
}

/** No personal data is stored: after a reload the details are asked again. */
const Draft = v.object({
  bindingPeriodType: v.nullable(BindingPeriodType),
  data: v.nullable(v.string()),
  voice: v.nullable(v.string()),
  sms: v.nullable(v.boolean()),
  dataCap: v.nullable(v.boolean()),
  complete: v.literal(false),
  chosen: v.boolean(),
  details: v.pipe(
    v.unknown(),
    v.transform(() => null),
  ),
})

const [choose, details, confirm] = switchCopy.steps

/** Switching from prepaid: choose bundles, enter details, confirm, and the bank. */
export const switchFlow = defineFlow({
  name: 'switch',
  hasSummary: true,
  blank: (): SwitchDraft => ({ ...asItIs, chosen: false, details: null }),
  draftSchema: Draft as v.GenericSchema<unknown, SwitchDraft>,
  steps: [
    { path: '/overstappen', label: choose, answered: ({ chosen }) => chosen },
    { path: '/overstappen/gegevens', label: details, answered: (draft) => draft.details !== null },
    { path: '/overstappen/afronden', label: confirm, answered: () => false },
  ],
  doneLabel: null,
  order: pre2PostTransfer,
  done: '/overstappen/bedankt',
  dismiss: switchCopy.dismiss,
  offers: [getPostpaidPortfolioV2, getPre2PostStanding],
})
