import { useEffect, useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Conditions } from '../../mocks/demo/panel/Conditions.tsx'
import { changeWorld, type DemoWorld, world as readWorld, reset, signInAs, type Turn } from '../../mocks/demo/panel/control.ts'
import { TurnedList } from '../../mocks/demo/panel/TurnedList.tsx'
import type { Browser } from '../../mocks/server/browsers.ts'
import { pageFetch } from '../../mocks/server/doors/browser.ts'
import { mount } from '../support/mount.tsx'

const NOON = Date.parse('2026-11-20T11:00:00Z')

/** The mock backend of this page, which keeps its world as long as the test runs. */
function backend(): typeof fetch {
  let kept: Browser | undefined
  const store = {
    load: async () => kept,
    async save(browser: Browser) {
      kept = browser
    },
  }
  return pageFetch({ store, page: document, network: fetch, latency: 0, clock: () => NOON })
}

/** The conditions of the demo panel, without the pages that follow them. */
function Panel() {
  const [world, setWorld] = useState<DemoWorld | null>(null)
  useEffect(() => void readWorld().then(setWorld), [])
  const turn: Turn = (change, how) => void changeWorld(change).then(setWorld).then(how?.done)
  return (
    world && (
      <>
        <TurnedList world={world} turn={turn} />
        <Conditions world={world} turn={turn} reset={() => void reset().then(setWorld)} />
      </>
    )
  )
}

const turned = page.getByRole('list', { name: 'Niet zoals gewoonlijk' }).getByRole('button')
const texts = () => turned.elements().map(({ textContent }) => textContent.replace(/\s×.*$/, '').replaceAll('\u00a0', ' '))
const expectTurned = (...expected: string[]) => expect.poll(texts).toEqual(expected)
const open = (title: string) => page.getByText(title, { exact: false }).first().click()
const press = (name: string) => page.getByRole('button', { name }).click()

beforeEach(async () => {
  vi.stubGlobal('fetch', backend())
  await signInAs(1)
  mount(<Panel />)
  return () => vi.unstubAllGlobals()
})

describe('the conditions of the demo panel', () => {
  test('a fault: when it is turned on, then its call fails until one press turns it off', async () => {
    const usage = async () => (await fetch('/api/get?endpoint=getUsage', { headers: { 'X-Requested-With': 'mijn' } })).status
    expect(await usage()).toBe(200)
    await open('Fouten')
    await page.getByRole('combobox', { name: 'Vraag' }).selectOptions('getUsage')
    await page.getByRole('combobox', { name: 'Fout' }).selectOptions('500')
    await press('Zet aan')
    await expectTurned('getUsage: 500, serverfout')
    expect(await usage()).toBe(500)
    await turned.click()
    await expectTurned()
    expect(await usage()).toBe(200)
  })

  test('the clock: when it jumps, slides or gets a date, then the panel shows that day until it returns to now', async () => {
    await open('Klok')
    await press('Begin volgende periode')
    await expectTurned('Het is 1 december 2026')
    const day = page.getByRole('slider', { name: 'Dag' })
    ;(day.element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expectTurned('Het is 2 december 2026')
    await page.getByLabelText('Datum', { exact: false }).fill('2027-02-28')
    await userEvent.keyboard('{Enter}')
    await expectTurned('Het is 28 februari 2027')
    await press('+ 1 dag')
    await expectTurned('Het is 1 maart 2027')
    await press('Terug naar nu')
    await expectTurned()
  })

  test('amounts: when prices rise and calls are made, then one press restores all of them', async () => {
    await open('Verbruik en prijzen')
    await page.getByLabelText('Prijzen stijgen terwijl je kiest, in centen', { exact: false }).fill('100')
    await userEvent.keyboard('{Enter}')
    await expectTurned('Prijzen € +1,00')
    await page.getByLabelText('Gesprekken en sms’jes deze periode', { exact: false }).fill('3')
    await userEvent.keyboard('{Enter}')
    await expectTurned('3 keer gebeld en ge-sms’t', 'Prijzen € +1,00')
    await press('Alles terugzetten')
    await expectTurned()
  })
})
