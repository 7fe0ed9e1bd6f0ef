import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { noChoices } from '#model/warnings/warnings.ts'
import { dataBundle, overview } from '../overview/overzichtOverview.ts'
import { closePage, openPage } from '../support/device.ts'

let rows: Map<string, unknown>
let kept: typeof import('#platform/warnings/choices.ts')
beforeEach(async () => {
  rows = openPage().rows
  kept = await import('#platform/warnings/choices.ts')
})
afterEach(closePage)

const internet = { ...noChoices, internet: { on: true, at: 50 } }
const figures = { ...overview, dataBundle: { ...dataBundle, until: '2999-11-30', used: 6000 } }
const sanne = { account: 'sanne', remembered: true, choices: internet }
const stored = () => Object(rows.get('warnings')).value

describe('what a customer wants to be warned of', () => {
  test('rests on the device: choices and what was said, no figures', async () => {
    expect(await kept.readChoices()).toBeNull()
    expect(await kept.writeChoices(sanne)).toBe(true)
    await kept.takeDue('sanne', figures, null)
    expect(stored()).toEqual({ ...sanne, said: ['internet:50:2026-11-01'] })
    expect(await kept.readChoices()).toMatchObject(sanne)
  })

  test('a tab and the worker that look at the same time say it once', async () => {
    await kept.writeChoices(sanne)
    const taken = await Promise.all([kept.takeDue('sanne', figures, null), kept.takeDue('sanne', figures, null)])
    expect(taken.flat()).toHaveLength(1)
  })

  test('new choices forget nothing that was said; those of another customer do', async () => {
    await kept.writeChoices(sanne)
    await kept.takeDue('sanne', figures, null)
    await kept.writeChoices({ ...sanne, choices: { ...internet, end: { on: true, at: 5 } } })
    expect(stored()).toMatchObject({ said: ['internet:50:2026-11-01'] })
    expect(await kept.takeDue('bram', figures, null)).toEqual([])
    await kept.writeChoices({ ...sanne, account: 'bram' })
    expect(stored()).toMatchObject({ account: 'bram', said: [] })
  })

  test('whether the customer is remembered follows their choice, and makes no choices of none', async () => {
    const { noteRememberedEverywhere } = await import('#platform/storage/owned.ts')
    await noteRememberedEverywhere(true)
    expect(rows.has('warnings')).toBe(false)
    await kept.writeChoices(sanne)
    await noteRememberedEverywhere(false)
    expect(stored()).toMatchObject({ account: 'sanne', remembered: false })
  })

  test('a choice that does not fit this build is off', async () => {
    await kept.writeChoices({ ...sanne, choices: { ...internet, costs: { on: true, at: 1 } } })
    expect((await kept.readChoices())?.choices).toEqual(internet)
    Object(rows.get('warnings')).value.choices = 'damaged'
    expect((await kept.readChoices())?.choices).toEqual(noChoices)
  })
})
