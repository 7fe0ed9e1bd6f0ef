import { describe, expect, test } from 'vitest'
import {
  type CreditAnswers,
  FamilyComposition as Families,
  type FamilyComposition,
  LivingSituation as Homes,
  type LivingSituation,
} from '#model/phones/contract/handsetRetention.ts'
import {
  amountProblem,
  blankIncome,
  creditAnswersIn,
  creditCapacityOf,
  creditRoom,
  isImplausible,
  MOST_COSTS,
  MOST_INCOME,
} from '#model/phones/creditCapacity.ts'
import { between, randomOf } from '../../mocks/world/random.ts'

type More = { car?: boolean; day?: number; school?: number; special?: number }

/** Euros a month. */
const answers = (
  familyComposition: FamilyComposition,
  livingSituation: LivingSituation,
  income: number,
  housing: number,
  { car = false, day = 0, school = 0, special = 0 }: More = {},
): CreditAnswers => ({
  familyComposition,
  livingSituation,
  netIncomePerMonth: income * 100,
  netCostOfLivingPerMonth: housing * 100,
  carOwner: car,
  daysPerWeekDayCare: day,
  daysPerWeekSchoolCare: school,
  specialCosts: special * 100,
})

describe('credit capacity: the worked examples (domain 1.18)', () => {
  test.each([
    ['A', answers('SINGLE', 'RENTING', 2300, 850), 213.5, 21],
    ['B', answers('COUPLE', 'OWN_HOUSE', 4200, 1250, { car: true, special: 100 }), 373.5, 37],
    ['C', answers('SINGLE_WITH_CHILDREN', 'RENTING', 2450, 780, { day: 2 }), -399.2, 10],
    ['D', answers('SINGLE', 'LIVING_WITH_PARENTS', 1500, 200), 610, 61],
    ['E', answers('COUPLE_WITH_CHILDREN', 'OWN_HOUSE', 4900, 1300, { car: true, day: 3, school: 2, special: 150 }), 205.8, 20],
    ['F', answers('SINGLE', 'RENTING', 1954, 650), 154, 15],
    ['G', answers('COUPLE', 'OWN_HOUSE', 9000, 2200, { car: true }), 3561.25, 356],
    ['account 24 with a dearer home', answers('SINGLE', 'RENTING', 2300, 900), 163.5, 16],
  ])('%s', (_, given, room, most) => {
    expect(creditRoom(given) / 100).toBeCloseTo(room, 6)
    expect(creditCapacityOf(given)).toBe(most * 100)
  })
})

describe('living costs by household and home, in euros (domain 1.18, table 1)', () => {
  test.each([
    ['SINGLE', 1150, 1265, 690],
    ['SINGLE_WITH_CHILDREN', 1850, 1965, 1110],
    ['COUPLE', 1650, 1765, 990],
    ['COUPLE_WITH_CHILDREN', 2150, 2265, 1290],
  ] as const)('%s: %i, %i, %i', (family, ...costs) => {
    const homes = ['RENTING', 'OWN_HOUSE', 'LIVING_WITH_PARENTS'] as const
    expect(homes.map((home) => 1954 - creditRoom(answers(family, home, 1954, 0)) / 100)).toEqual(costs)
  })
})

test('credit capacity: for any answers it is whole euros, at least ten, and never more with less income or more costs', () => {
  const random = randomOf('credit capacity')
  for (let times = 0; times < 2000; times += 1) {
    const given: CreditAnswers = {
      familyComposition: Families.options[between(random, 0, 3)] ?? 'SINGLE',
      livingSituation: Homes.options[between(random, 0, 2)] ?? 'RENTING',
      netIncomePerMonth: between(random, 0, MOST_INCOME * 100),
      netCostOfLivingPerMonth: between(random, 0, MOST_COSTS * 100),
      specialCosts: between(random, 0, MOST_COSTS * 100),
      carOwner: random() < 0.5,
      daysPerWeekDayCare: between(random, 0, 5),
      daysPerWeekSchoolCare: between(random, 0, 5),
    }
    const most = creditCapacityOf(given)
    expect(most % 100).toBe(0)
    expect(most).toBeGreaterThanOrEqual(1000)
    expect(most).toBeLessThanOrEqual(Math.max(1000, creditRoom(given) / 10))
    for (const worse of [
      { netIncomePerMonth: Math.max(0, given.netIncomePerMonth - 10_000) },
      { netCostOfLivingPerMonth: given.netCostOfLivingPerMonth + 10_000 },
      { specialCosts: given.specialCosts + 10_000 },
      { carOwner: true },
    ])
      expect(creditCapacityOf({ ...given, ...worse })).toBeLessThanOrEqual(most)
  }
})

describe('the answers of the income form', () => {
  test('the form starts without any answer', () => expect(new Set(Object.values(blankIncome))).toEqual(new Set(['', false])))

  const form = {
    ...blankIncome,
    familyComposition: 'SINGLE',
    livingSituation: 'RENTING',
    netIncome: '2.300,50',
    netCostOfLiving: '850',
    specialCosts: '0',
    carOwner: 'no',
    dayCare: '3',
    schoolCare: '2',
  }
  const given = creditAnswersIn(form)

  test('days of care count only with children', () => {
    expect(given).toEqual({ ...answers('SINGLE', 'RENTING', 0, 850), netIncomePerMonth: 230_050 })
    const parents = creditAnswersIn({ ...form, familyComposition: 'COUPLE_WITH_CHILDREN' })
    expect(parents).toMatchObject({ daysPerWeekDayCare: 3, daysPerWeekSchoolCare: 2 })
  })

  test('costs above the income are implausible', () => {
    const rest = given.netIncomePerMonth - given.netCostOfLivingPerMonth
    expect([rest, rest + 1].map((specialCosts) => isImplausible({ ...given, specialCosts }))).toEqual([false, true])
  })
})

test.each([
  ['', 'required'],
  ['veel', 'invalid'],
  ['-1', 'invalid'],
  ['10000,01', 'invalid'],
  ['0', null],
  ['10.000', null],
  ['12,50', null],
])('an amount of %j, between 0 and 10.000 euro: %s', (text, problem) => expect(amountProblem(text, MOST_COSTS)).toBe(problem))

test.each([
  ['25.000', null],
  ['25.000,01', 'invalid'],
])('an income of %j, between 0 and 25.000 euro: %s', (text, problem) => expect(amountProblem(text, MOST_INCOME)).toBe(problem))
