import { Faker, nl } from '@faker-js/faker'
import { expect, test } from 'vitest'

/** Numbers of accounts, also of those that are still to come. */
const NUMBERS = Array.from({ length: 60 }, (_, at) => at + 1)
/** One housemate, and as many friends as can come in a year (domain 3.5, account 29). */
const AROUND = 11

/** The people around an account, the same in every run: nobody twice. */
function around(number: number): string[] {
  const faker = new Faker({ locale: nl, seed: number })
  return faker.helpers.uniqueArray(() => faker.person.firstName(), AROUND)
}

// Made here and kept as data: faker costs 20 ms at every start of the mock backend, and 140 KiB in a page that holds that backend.
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
