import { numberIn } from '#kit/typed/numberInput.ts'
import { plainText } from '#kit/typed/typedText.ts'
import type { CreditAnswers, FamilyComposition, LivingSituation } from './contract/handsetRetention.ts'

const EURO = 100

/*
 * Assumed figures: the source names the fields, a base amount and tables by household and home, but gives no numbers (spec 9
 * maximum monthly credit; domain 1.18). Euros a month.
 */

/** Living costs by household and home. */
const NEEDED: Record<FamilyComposition, Record<LivingSituation, number>> = {
  SINGLE: { RENTING: 1150, OWN_HOUSE: 1265, LIVING_WITH_PARENTS: 690 },
  SINGLE_WITH_CHILDREN: { RENTING: 1850, OWN_HOUSE: 1965, LIVING_WITH_PARENTS: 1110 },
  COUPLE: { RENTING: 1650, OWN_HOUSE: 1765, LIVING_WITH_PARENTS: 990 },
  COUPLE_WITH_CHILDREN: { RENTING: 2150, OWN_HOUSE: 2265, LIVING_WITH_PARENTS: 1290 },
}
const BASE_INCOME = 1954
const [PERCENT, PERCENT_WITH_CHILDREN] = [25, 20]
/** Required living costs never exceed this multiple of the table. */
const MOST_NEEDED = 1.75
const CAR = 150
const DAY_CARE = 60
const SCHOOL_CARE = 30
/** The fraction of the remaining income that may go to a phone. */
const SHARE = 0.1
/** The least monthly credit, in euros. */
const LEAST = 10

export const hasChildren = (family: string): boolean => family === 'SINGLE_WITH_CHILDREN' || family === 'COUPLE_WITH_CHILDREN'

/** Cents a month left of an income after living costs, housing and other costs; negative when the income does not suffice. */
export function creditRoom(answers: CreditAnswers): number {
  const { familyComposition: family, livingSituation, netIncomePerMonth: income } = answers
  const needed = NEEDED[family][livingSituation] * EURO
  const percent = hasChildren(family) ? PERCENT_WITH_CHILDREN : PERCENT
  const norm = Math.min(needed + (percent * Math.max(0, income - BASE_INCOME * EURO)) / 100, MOST_NEEDED * needed)
  const care = hasChildren(family) ? DAY_CARE * answers.daysPerWeekDayCare + SCHOOL_CARE * answers.daysPerWeekSchoolCare : 0
  const car = answers.carOwner ? CAR : 0
  return income - norm - answers.netCostOfLivingPerMonth - answers.specialCosts - (car + care) * EURO
}

/** The maximum monthly credit for a phone: cents, in whole euros, at least 10 euro (spec 5). */
export const creditCapacityOf = (answers: CreditAnswers): number =>
  Math.max(LEAST, Math.floor((SHARE * creditRoom(answers)) / EURO)) * EURO

/** True when costs exceed income: a likely typing error. */
export const isImplausible = (answers: CreditAnswers): boolean =>
  answers.netCostOfLivingPerMonth + answers.specialCosts > answers.netIncomePerMonth

/** Income and costs as typed. */
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
  /** The customer declares that the answers are true. */
  honest: boolean
}

/** An empty form: the law requires the customer's own answers, so nothing is prefilled. */
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

/** The highest amounts accepted, in euros. */
export const MOST_INCOME = 25_000
export const MOST_COSTS = 10_000

/** The problem with an amount typed between 0 and `most` euros, or null. */
export function amountProblem(text: string, most: number): 'required' | 'invalid' | null {
  if (plainText(text) === '') return 'required'
  const euros = numberIn(text)
  return euros !== null && euros <= most ? null : 'invalid'
}

const centsIn = (text: string): number => Math.round((numberIn(text) ?? 0) * EURO)

export function creditAnswersIn(form: IncomeForm): CreditAnswers {
  const cared = (days: string) => (hasChildren(form.familyComposition) ? Number(days) : 0)
  return {
    carOwner: form.carOwner === 'yes',
    daysPerWeekDayCare: cared(form.dayCare),
    daysPerWeekSchoolCare: cared(form.schoolCare),
    // Form validation admits only these values.
    livingSituation: form.livingSituation as LivingSituation,
    specialCosts: centsIn(form.specialCosts),
    familyComposition: form.familyComposition as FamilyComposition,
    netIncomePerMonth: centsIn(form.netIncome),
    netCostOfLivingPerMonth: centsIn(form.netCostOfLiving),
  }
}
