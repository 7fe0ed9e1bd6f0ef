import { expect, test } from '../support/phone.ts'
import { shellKept } from '../support/worker.ts'

/** From the app's start to "bought" (ms), on a very weak connection. */
const MOST_MS = 15_000

test('an installed app at 64 kbit/s: when internet is bought from a cold start, then that takes at most 15 seconds', async ({
  phone,
}) => {
  const page = await phone.start()
  await phone.signIn(28)
  await page.goto('/')
  await shellKept(page)
  const later = await phone.start()
  await phone
    .context()
    .newCDPSession(later)
    .then((devtools) =>
      devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 400,
        downloadThroughput: 64_000 / 8,
        uploadThroughput: 64_000 / 8,
      }),
    )
  const start = Date.now()
  await later.goto('/')
  await later.getByRole('link', { name: '1 GB voor € 3,00' }).click()
  await later.getByRole('button', { name: 'Kopen voor € 3,00' }).click({ timeout: 30_000 })
  await expect(later.getByRole('heading', { level: 1 })).toHaveText('Je hebt weer internet!', { timeout: 30_000 })
  expect(Date.now() - start).toBeLessThanOrEqual(MOST_MS)
})
