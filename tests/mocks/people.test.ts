import { Faker, nl } from '@faker-js/faker'
import { expect, test } from 'vitest'

/** Account numbers, including future ones. */
const NUMBERS = Array.from({ length: 60 }, (_, at) => at + 1)
/** One housemate, and as many friends as a year allows (account 29). */
const AROUND = 11

/** The names around an account: different, and the same in every run. */
function around(number: number): string[] {
  const faker = new Faker({ locale: nl, seed: number })
  return faker.helpers.uniqueArray(() => faker.person.firstName(), AROUND)
}

// Generated here and stored as data: faker would add 20 ms to every start of the mock backend, and 140 KiB to a page that contains it.
test('the people around the accounts are those that faker gives; write them anew with npm test -- --update', async () => {
  const lines = NUMBERS.map((number) => `  "${number}": ${JSON.stringify(around(number))}`)
  await expect(`{\n${lines.join(',\n')}\n}\n`).toMatchFileSnapshot('../../fixtures/people.json')
})

test('nobody is there twice, and everybody has a name', () => {
  for (const number of NUMBERS) {
    expect(new Set(around(number)).size).toBe(AROUND)
    expect(around(number).every((name) => /^\p{Lu}/u.test(name))).toBe(true)
  }
})
