import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Page, expect as soon } from '@playwright/test'
import { createServer } from 'vite'
import { siteTest } from '../support/site.ts'
import { sourceCopy } from '../support/sourceCopy.ts'
import { visitorOf } from '../support/visitor.ts'

type Developing = { url: string; edit: (file: string, from: string, to: string) => void }

/** Runs `npm run dev` on a copy of the repository, so that a test can edit it. */
const test = siteTest.extend<{ developing: Developing }>({
  developing: [
    async ({ browserName: _ }, use) => {
      const folder = sourceCopy()
      const server = await createServer({
        root: folder,
        configFile: join(folder, 'vite.config.ts'),
        cacheDir: join(folder, '.vite'),
        logLevel: 'warn',
        server: { port: 0 },
      })
      await server.listen()
      const edit: Developing['edit'] = (file, from, to) => {
        const path = join(folder, file)
        const code = readFileSync(path, 'utf8')
        if (!code.includes(from)) throw new Error(`${file} does not have: ${from}`)
        writeFileSync(path, code.replace(from, to))
      }
      await use({ url: server.resolvedUrls?.local[0] ?? '', edit })
      await server.close()
      rmSync(folder, { recursive: true })
    },
    { timeout: 120_000 },
  ],
})
test.setTimeout(120_000)

/** Five hundred modules load one by one, each compiled on request. */
const expect = soon.configure({ timeout: 30_000 })

/** A mark that a page load would remove. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }))
const isMarked = (page: Page) => page.waitForLoadState().then(() => page.evaluate(() => 'isMarked' in window))

test('the development server: when a file is edited, then the page shows it in place', async ({
  page,
  context,
  developing: { url, edit },
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' }).filter({ visible: true })

  await page.goto(`${url}inloggen`)
  await expect(heading).toHaveText('Inloggen')
  await mark(page)
  edit('src/features/login/Inloggen.tsx', '{copy.heading}', 'Kom binnen')
  await expect(heading).toHaveText('Kom binnen')
  expect(await isMarked(page)).toBe(true)
  await expect(page).toHaveURL(/\/inloggen$/)

  await visitorOf(context, url).signIn(1)
  await page.goto(`${url}verbruik/internet`)
  await expect(heading).toHaveText('Internet')
  await mark(page)

  // A screen and its texts hot-reload.
  edit('src/features/usage/UsageHead.tsx', '{title}', 'Kop van {title}')
  await expect(heading).toHaveText('Kop van Internet')
  edit('src/features/usage/copy.ts', "heading: 'Internet'", "heading: 'Data'")
  await expect(heading).toHaveText('Kop van Data')
  expect(await isMarked(page)).toBe(true)

  // A module with customer state reloads the page.
  edit('src/platform/session/visitor.ts', 'const state', '\nconst state')
  // A page that is being left cannot be evaluated: the next one can.
  await expect(async () => expect(await isMarked(page)).toBe(false)).toPass()
  await expect(heading).toHaveText('Kop van Data')
  await expect(menu).toBeVisible()
  await expect(page).toHaveURL(/\/verbruik\/internet$/)
})
