import { type StandstillSentence, standstills, ways } from '#features/usage/shared/standstillCopy.ts'
import { type StandstillWay, standstillWaysOut, toneOf, wayTo } from '#features/usage/shared/standstillWays.ts'
import type { Standstill } from '#kit/parts.ts'
import type { NoticeTone } from '#kit/ui/Notice.tsx'
import { dayText } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import type { FixMeItem, FixMeType, Overview } from '#model/overview/contract.ts'
import { fixMe } from './attentionCopy.ts'
import type { AttentionFigures } from './attentionFigures.ts'

/** Why there is no internet, and the way out. `tells` lists the notices that this box replaces. */
type Box = {
  tone: NoticeTone
  sentences: readonly StandstillSentence[]
  figures: AttentionFigures
  ways: StandstillWay[]
  tells: readonly FixMeType[]
}

const tells: Record<Standstill['why'], readonly FixMeType[]> = {
  unpaid: ['simBlocked', 'paymentOverdue', 'paymentFailed'],
  term: ['simBlocked', 'arrangement', 'arrangementLate'],
  checking: ['simBlocked', 'paymentChecking'],
  blocked: ['simBlocked'],
  stolen: ['simBlocked'],
  inactive: [],
  switchedOff: [],
  capped: [],
}

const itemOf = ({ fixMeBarItems }: Overview, type: FixMeType): FixMeItem | undefined =>
  fixMeBarItems.find(({ templateType }) => templateType === type)

const figuresOf = (amount?: number, day?: string): AttentionFigures => ({
  ...(amount !== undefined && { amount: euro(amount) }),
  ...(day !== undefined && { date: dayText(day) }),
})

/**
 * The notice for a customer without internet. Null for a card that was never activated, which has its own notice, and for an empty bundle
 * with a data cap, which the hero shows.
 */
export function boxOf(standstill: Standstill, overview: Overview): Box | null {
  const { why, amount, until } = standstill
  if (why === 'inactive' || why === 'capped') return null
  const customer = { mayBuy: overview.buyDataEligible, prepaid: overview.balance !== null }
  const box: Box = {
    tone: toneOf(standstill),
    sentences: [standstills[why]],
    figures: figuresOf(amount, until),
    ways: standstillWaysOut(standstill, customer),
    tells: tells[why],
  }
  if (why === 'term') return lateBox(box, itemOf(overview, 'arrangementLate'))
  return why === 'stolen' ? stolenBox(box, overview) : box
}

/** An instalment that is late: the box says until when it can still be paid. */
const lateBox = (box: Box, late: FixMeItem | undefined): Box =>
  late ? { ...box, sentences: [standstills.termLate], figures: figuresOf(late.amount, late.date) } : box

function stolenBox(box: Box, overview: Overview): Box {
  const next = (['simActivation', 'esimActivation', 'simActivating'] as const).find((type) => itemOf(overview, type))
  if (next === undefined) return box
  const activate = {
    simActivation: wayTo('/simkaart-activeren', fixMe.simActivation.button, { isMain: true }),
    esimActivation: wayTo('/esim', fixMe.esimActivation.button, { isMain: true }),
    simActivating: wayTo('/instellingen/simkaart', ways.sim),
  }[next]
  return {
    ...box,
    sentences: [standstills.stolen, fixMe[next]],
    ways: next === 'simActivating' ? [activate] : [activate, wayTo('/simkaart-deblokkeren', ways.unblock)],
    tells: [...box.tells, next],
  }
}
