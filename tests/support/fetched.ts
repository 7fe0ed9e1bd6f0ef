import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { wireSize } from './sizes.ts'

declare global {
  interface Window {
    /** When the screen's heading appeared, in ms since the navigation began. */
    headingAt?: number
  }
}

/** From now on every document records when its screen has a heading: the app's own, inside `main`. */
async function noteHeading(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('main h1') === null) return
      window.headingAt = performance.now()
      observer.disconnect()
    })
    observer.observe(document, { childList: true, subtree: true })
  })
}

/** Waits for the heading and answers when it appeared (ms). */
async function headingAt(page: Page): Promise<number> {
  const noted = await page.waitForFunction(() => window.headingAt)
  return (await noted.jsonValue()) ?? Number.POSITIVE_INFINITY
}

/** Bytes on the wire by kind of file. */
type Weight = { script: number; page: number; pictures: number; files: string[] }

const kinds = [
  ['script', /\.js$/],
  ['page', /\.(?:html|css|woff2)$/],
  ['pictures', /\.(?:svg|png)$/],
] as const

/**
 * Opens a page of a build in `dir` with an empty cache, and weighs the files requested before the heading of its screen appeared, and all
 * that it requests while nobody touches it, until the requests that `last` name. Answers of the backend do not count.
 */
export async function weighed(
  page: Page,
  path: string,
  dir: string,
  last: readonly RegExp[],
): Promise<{ untilHeading: Weight; atRest: Weight }> {
  await noteHeading(page)
  const seen = Promise.all(last.map((address) => page.waitForResponse(address)))
  await page.goto(path)
  await seen
  await page.waitForLoadState('networkidle')
  const weight = async (limit: number) => weigh(await askedUntil(page, limit), path, dir)
  return { untilHeading: await weight(await headingAt(page)), atRest: await weight(Number.POSITIVE_INFINITY) }
}

const askedUntil = (page: Page, limit: number): Promise<string[]> =>
  page.evaluate(
    (until) =>
      performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime <= (until ?? Number.POSITIVE_INFINITY))
        .map(({ name }) => new URL(name).pathname),
    Number.isFinite(limit) ? limit : null,
  )

function weigh(asked: readonly string[], path: string, dir: string): Weight {
  const shell = path === '/inloggen' ? '/inloggen.html' : '/index.html'
  const files = [shell, ...new Set(asked)].filter((name) => !/^\/(?:api|auth|demo)\//.test(name))
  const weight: Weight = { script: 0, page: 0, pictures: 0, files }
  for (const name of files) {
    const [kind] = kinds.find(([, pattern]) => pattern.test(name)) ?? []
    if (kind) weight[kind] += wireSize(join(dir, name))
  }
  return weight
}
