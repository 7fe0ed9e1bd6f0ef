import { describe, expect, test } from 'vitest'
import { relatedTests } from './support/relatedTests.ts'

describe('npm run related', () => {
  test('a rule of the model: when it changes, then the tests of its subject are named, and far ones are counted', () => {
    const { unit, browser } = relatedTests(['src/model/sim/simcard.ts'])
    expect(unit.files).toEqual(
      expect.arrayContaining(['tests/sim/simcard.test.ts', 'tests/sim/simcard.law.test.ts', 'tests/sim/refusals.test.ts']),
    )
    expect(unit.files.length).toBeLessThan(25)
    expect(unit.more).toBeGreaterThan(100)
    expect(browser.files).toContain('tests/sim/simkaart.spec.ts')
  })

  test('a screen: when it changes, then the browser tests of its subject and those that open it are named', () => {
    expect(relatedTests(['src/features/sim/Blokkeren.tsx']).browser.files).toEqual([
      'tests/sim/esim.spec.ts',
      'tests/sim/simkaart.spec.ts',
      'tests/app/offline.spec.ts',
    ])
  })

  test('a part of the kit: when it changes, then its component tests are named, and browser tests are too many to name', () => {
    const { unit, browser } = relatedTests(['src/kit/ui/Button.tsx'])
    expect(unit.files).toContain('tests/kit/ui/controls.component.test.tsx')
    expect(browser.files).toEqual([])
    expect(browser.more).toBeGreaterThan(50)
  })

  test('an event of the mock: when it changes, then the backend, laws and browser tests of its subject are named', () => {
    const { unit, browser } = relatedTests(['mocks/sim/events.ts'])
    expect(unit.files).toEqual(
      expect.arrayContaining([
        'tests/sim/sim.backend.test.ts',
        'tests/sim/simcard.law.test.ts',
        'tests/world/worldAsData.test.ts',
      ]),
    )
    expect(browser.files).toEqual(['tests/sim/esim.spec.ts', 'tests/sim/simkaart.spec.ts'])
  })

  test('a style: when it changes, then the tests of what wears it are named', () => {
    expect(relatedTests(['src/features/bundles/Changes.module.css']).browser.files).toContain(
      'tests/bundles/bundelsWijzigen.spec.ts',
    )
    const { unit, browser } = relatedTests(['src/kit/ui/styles/tokens.css'])
    expect(unit.files).toContain('tests/constants.test.tsx') // it reads the file as text
    expect(browser.more).toBeGreaterThan(50)
  })

  test('a test: when it changes, then it is named itself', () => {
    const { unit, browser } = relatedTests(['tests/sim/simOrder.test.ts', 'tests/sim/esim.spec.ts'])
    expect([...unit.files, ...browser.files]).toEqual(
      expect.arrayContaining(['tests/sim/simOrder.test.ts', 'tests/sim/esim.spec.ts']),
    )
  })

  test('an account: when it changes, then the tests that look at every account are named', () => {
    const { unit } = relatedTests(['fixtures/accounts/prepaid.ts'])
    expect(unit.files).toEqual(
      expect.arrayContaining(['tests/world/titles.test.ts', 'tests/overview/mainStep.test.ts', 'tests/demo/panel.test.ts']),
    )
  })
})
