import { describe, expect, test } from 'vitest'
import { addDays } from '#kit/dates.ts'
import { accounts } from '../../fixtures/accounts/all.ts'
import type { Coming } from '../../mocks/world/coming.ts'
import { quickBackend, visitor } from './visitor.ts'

async function coming(account: number): Promise<Coming[]> {
  const browser = visitor(quickBackend())
  await browser.turn({ clock: '2026-11-20' })
  await browser.as(account)
  const response = await browser.send('GET', '/demo/coming')
  return response.json()
}
const daysOf = (list: readonly Coming[], name: string) => list.filter((one) => one.name === name).map(({ day }) => day)

describe('the days on which something will happen', () => {
  test('a subscription: its invoice, the first of the month, and the day after its contract', async () => {
    const list = await coming(1)
    expect(daysOf(list, 'Nieuwe periode')).toEqual(['2026-12-01'])
    expect(daysOf(list, 'Factuur')).toHaveLength(1)
    expect(list.filter(({ kind }) => kind === 'contract')).toHaveLength(1)
  })

  test.each([
    [8, 'Nummer komt over'],
    [18, 'Telefoon wordt bezorgd'],
    [4, 'Abonnement is gestopt'],
    [5, 'Termijn van de regeling'],
    [19, 'Laatste dag van het cadeau'],
    [23, 'Andere bundels'],
    [31, 'Nieuwe periode'],
  ])('account %i: %s', async (account, name) => expect(daysOf(await coming(account), name)).not.toEqual([]))

  test('for everybody: after today, in order, each once', async () => {
    for (const { number } of accounts) {
      const list = await coming(number)
      const days = list.map(({ day }) => day)
      expect(days, String(number)).toEqual(days.toSorted())
      expect(days.every((day) => day > '2026-11-20')).toBe(true)
      expect(new Set(list.map(({ day, name }) => day + name)).size).toBe(list.length)
    }
  })
})

describe('what is announced comes, when nothing else is done', () => {
  const NOON = 'T12:00:00+01:00'
  test.each(accounts.map(({ number }) => number))('account %i: it is still announced on the eve of its day', async (number) => {
    const browser = visitor(quickBackend())
    const on = async (day: string): Promise<Coming[]> => {
      await browser.turn({ clock: day + NOON })
      return (await browser.send('GET', '/demo/coming')).json()
    }
    await browser.turn({ clock: `2026-11-20${NOON}` })
    await browser.as(number)
    const announced = await on('2026-11-20')
    const broken: string[] = []
    for (const { day, name } of announced) {
      const eve = await on(addDays(day, -1))
      if (!eve.some((one) => one.day === day && one.name === name)) broken.push(`${day} ${name}`)
    }
    expect(broken).toEqual([])
  })
})
