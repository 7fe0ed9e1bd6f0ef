import { Faker, nl } from '@faker-js/faker'
import { expect, test } from 'vitest'
import { FRIENDS_A_YEAR } from '#model/friends/memberDeal.ts'
import { friendNames, housemateName } from '../../fixtures/people.ts'

/** Account numbers, including future ones. */
const NUMBERS = Array.from({ length: 60 }, (_, at) => at + 1)
/** The account whose friends of this year are all there. */
const WITH_FRIENDS = 29

/** Faker's Dutch list has a name whose letters were read in the wrong encoding: `Ã\u0096mer` is Ömer. */
const repaired = (name: string) => (/[\u0080-\u009f]/.test(name) ? Buffer.from(name, 'latin1').toString('utf8') : name)

/** The names around an account: different, and the same in every run. */
function around(number: number): string[] {
  const faker = new Faker({ locale: nl, seed: number })
  return faker.helpers.uniqueArray(() => repaired(faker.person.firstName()), 1 + FRIENDS_A_YEAR)
}

/** The accounts whose address is in the book have another street. */
const IN_BOOK = 5
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
const streetOf = (number: number) => capital(new Faker({ locale: nl, seed: number }).location.street())

// Generated here and stored as data: faker would add 20 ms to every start of the mock backend, and 140 KiB to a page that contains it.
test('the people around the accounts and their streets are those that faker gives; write them anew with npm test -- --update', async () => {
  const housemates = NUMBERS.map((number) => `    "${number}": ${JSON.stringify(around(number)[0])}`)
  const streets = NUMBERS.slice(IN_BOOK).map((number) => `    "${number}": ${JSON.stringify(streetOf(number))}`)
  const friends = JSON.stringify(around(WITH_FRIENDS).slice(1))
  await expect(
    `{\n  "housemates": {\n${housemates.join(',\n')}\n  },\n  "streets": {\n${streets.join(',\n')}\n  },\n  "friends": ${friends}\n}\n`,
  ).toMatchFileSnapshot('../../fixtures/people.json')
})

test('nobody is there twice, and everybody has a name', () => {
  expect(new Set([housemateName(WITH_FRIENDS), ...friendNames]).size).toBe(1 + FRIENDS_A_YEAR)
  for (const name of [...friendNames, ...NUMBERS.map(housemateName)]) expect(name).toMatch(/^\p{Lu}[\p{L}’' -]*$/u)
})
