import type { CreditAnswers, FamilyComposition, LivingSituation } from '../api/contract/handsetRetention.ts'
import { numberIn } from './numberInput.ts'

const EURO = 100

/*
 * Our own assumption: the specification names the fields, a base amount and that there are tables by household and home, and shows none of the
 * figures (spec 9 maximum monthly credit; domain 1.18). Euros a month.
 */

/** What a household needs to live on. */
const NEEDED: Record<FamilyComposition, Record<LivingSituation, number>> = {
  SINGLE: { RENTING: 1150, OWN_HOUSE: 1265, LIVING_WITH_PARENTS: 690 },
  SINGLE_WITH_CHILDREN: { RENTING: 1850, OWN_HOUSE: 1965, LIVING_WITH_PARENTS: 1110 },
  COUPLE: { RENTING: 1650, OWN_HOUSE: 1765, LIVING_WITH_PARENTS: 990 },
  COUPLE_WITH_CHILDREN: { RENTING: 2150, OWN_HOUSE: 2265, LIVING_WITH_PARENTS: 1290 },
}
/** Of what comes in above this, a part counts as needed too (spec 9 base amount). */
const BASE_INCOME = 1954
const [PERCENT, PERCENT_WITH_CHILDREN] = [25, 20]
/** What is needed is never more than this many times the table. */
const MOST_NEEDED = 1.75
const CAR = 150
const DAY_CARE = 60
const SCHOOL_CARE = 30
/** The part of what is left that may go to a phone. */
const SHARE = 0.1
/** Spec 5: the maximum monthly credit is at least 10. */
const LEAST = 10

export const hasChildren = (family: string): boolean => family === 'SINGLE_WITH_CHILDREN' || family === 'COUPLE_WITH_CHILDREN'

/** Cents a month that are left of an income after what is needed, the home and the other costs; negative when it does not suffice. */
export function roomOf(answers: CreditAnswers): number {
  const { familyComposition: family, livingSituation, netIncomePerMonth: income } = answers
  const needed = NEEDED[family][livingSituation] * EURO
  const percent = hasChildren(family) ? PERCENT_WITH_CHILDREN : PERCENT
  const norm = Math.min(needed + (percent * Math.max(0, income - BASE_INCOME * EURO)) / 100, MOST_NEEDED * needed)
  const care = hasChildren(family) ? DAY_CARE * answers.daysPerWeekDayCare + SCHOOL_CARE * answers.daysPerWeekSchoolCare : 0
  const car = answers.carOwner ? CAR : 0
  return income - norm - answers.netCostOfLivingPerMonth - answers.specialCosts - (car + care) * EURO
}

/** The most a month that this customer may lend for a phone: cents, in whole euros, at least 10 euro (spec 5). */
export const creditCapacityOf = (answers: CreditAnswers): number =>
  Math.max(LEAST, Math.floor((SHARE * roomOf(answers)) / EURO)) * EURO

/** Is more spent than comes in, so that something may have been typed wrong? */
export const isImplausible = (answers: CreditAnswers): boolean =>
  answers.netCostOfLivingPerMonth + answers.specialCosts > answers.netIncomePerMonth

/** Income and costs as they were typed. */
export type IncomeForm = {
  familyComposition: string
  livingSituation: string
  netIncome: string
  netCostOfLiving: string
  specialCosts: string
  /** `yes` or `no`. */
  carOwner: string
  dayCare: string
  schoolCare: string
  /** All of it is true. */
  honest: boolean
}

/** Nothing is filled in beforehand: it has to be the customer's own answer. */
export const blankIncome: IncomeForm = {
  familyComposition: '',
  livingSituation: '',
  netIncome: '',
  netCostOfLiving: '',
  specialCosts: '',
  carOwner: '',
  dayCare: '',
  schoolCare: '',
  honest: false,
}

/** Euros that can be filled in at most. */
export const MOST_INCOME = 25_000
export const MOST_COSTS = 10_000

/** What is wrong with a typed amount between nothing and `most` euros, or null. */
export function amountProblem(text: string, most: number): 'required' | 'invalid' | null {
  if (text.trim() === '') return 'required'
  const euros = numberIn(text)
  return euros !== null && euros <= most ? null : 'invalid'
}

const centsIn = (text: string): number => Math.round((numberIn(text) ?? 0) * EURO)

/** What was typed as answers, once everything is there. Days of care only count with children. */
export function creditAnswersIn(form: IncomeForm): CreditAnswers {
  const cared = (days: string) => (hasChildren(form.familyComposition) ? Number(days) : 0)
  return {
    carOwner: form.carOwner === 'yes',
    daysPerWeekDayCare: cared(form.dayCare),
    daysPerWeekSchoolCare: cared(form.schoolCare),
    // The rules of the form let only these through.
    livingSituation: form.livingSituation as LivingSituation,
    specialCosts: centsIn(form.specialCosts),
    familyComposition: form.familyComposition as FamilyComposition,
    netIncomePerMonth: centsIn(form.netIncome),
    netCostOfLivingPerMonth: centsIn(form.netCostOfLiving),
  }
}
