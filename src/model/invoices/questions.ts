import type { Day } from '#kit/parts.ts'
import { addWorkdays } from '#kit/workdays.ts'
import { messageIn, messageProblem } from '#model/outage/outage.ts'
import type { NetworkSwitch } from '#model/profile/contract/networkSettings.ts'
import type { LineKind } from './contract/invoices.ts'
import type { QuestionReason } from './contract/questions.ts'

const WORKDAYS_TO_ANSWER = 2

/** A question about an invoice gets its answer on the second working day after it (domain 1.10). */
export const answerByOf = (asked: Day): Day => addWorkdays(asked, WORKDAYS_TO_ANSWER)

/** The problem with the explanation of a question, or null: only the reason `other` needs one (domain 1.10). */
export function questionProblem(text: string, reason: QuestionReason | ''): 'required' | 'tooLong' | null {
  if (reason === 'other' && messageIn(text) === '') return 'required'
  return messageProblem(text)
}

const switches: Partial<Record<LineKind, readonly NetworkSwitch[]>> = {
  data: ['roamingOutsideEu'],
  abroad: ['internationalCalls'],
  service: ['serviceNumbers'],
  thirdParty: ['serviceNumbers', 'premiumSms'],
}

/** The network switches that prevent costs of this kind from now on (domain 1.10). */
export const switchesAgainst = (kind: LineKind): readonly NetworkSwitch[] => switches[kind] ?? []

/** A data cap prevents costs for internet in the Netherlands and the EU from now on (domain 1.10). */
export const capsAgainst = (kind: LineKind): boolean => kind === 'data'
