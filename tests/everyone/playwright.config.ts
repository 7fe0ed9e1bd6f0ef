import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'
import type { Fixtures } from '../support/test.ts'

/** The flows whose browser tests are done once more by keyboard. */
const flows = [
  'abonnement',
  'automatischOpwaarderen',
  'bijkopen',
  'buitenland',
  'bundelsWijzigen',
  'cadeau',
  'compleet',
  'dataplafond',
  'esim',
  'facturen',
  'factuurBetalen',
  'herroepen',
  'instellingen',
  'login',
  'mfa',
  'noodkaart',
  'nummerbehoud',
  'onderlingBellen',
  'opwaarderen',
  'opzeggen',
  'overstappen',
  'prepaidBundel',
  'samenkorting',
  'simkaart',
  'storingstool',
  'telefoonBestellen',
  'telefoons',
  'veiligNummer',
  'vergoeding',
  'verlengenSimOnly',
  'vriendendeal',
  'waarschuwingen',
  'wachtwoord',
  'welkom',
  'wijzigen',
]

/** `npm run test:everyone`. A finding is no matter of chance: nothing is tried twice. */
export default defineConfig<Fixtures>({
  ...base,
  testDir: '..',
  testIgnore: [],
  outputDir: '../../test-results/everyone',
  snapshotPathTemplate: '../spoken/{arg}{ext}',
  retries: 0,
  workers: 2,
  // What is not there fails soon: a test may last long.
  use: { ...base.use, actionTimeout: 45_000 },
  reporter: './reporter.ts',
  projects: [
    { name: 'screens', testDir: '.' },
    {
      name: 'by keyboard',
      testMatch: flows.map((name) => `**/${name}.spec.ts`),
      grepInvert: /@pointer/,
      use: { hands: 'keyboard' },
    },
  ],
})
