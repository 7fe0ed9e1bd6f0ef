import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { headingAt, noteHeading } from './heading.ts'
import { wireSize } from './sizes.ts'

/** Bytes on the wire by kind of file. */
type Weight = { script: number; page: number; pictures: number; files: string[] }

const kinds = [
  ['script', /\.js$/],
  ['page', /\.(?:html|css|woff2)$/],
  ['pictures', /\.(?:svg|png)$/],
] as const

/**
 * Opens a page of a build in `dir` with an empty cache, and weighs all files requested before the screen's heading appeared. Answers of the
 * backend do not count.
 */
export async function weightUntilHeading(page: Page, path: string, dir: string): Promise<Weight> {
  await noteHeading(page)
  await page.goto(path)
  const limit = await headingAt(page)
  const asked = await page.evaluate(
    (until) =>
      performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime <= until)
        .map(({ name }) => new URL(name).pathname),
    limit,
  )
  const shell = path === '/inloggen' ? '/inloggen.html' : '/index.html'
  const files = [shell, ...new Set(asked)].filter((name) => !/^\/(?:api|auth|demo)\//.test(name))
  const weight: Weight = { script: 0, page: 0, pictures: 0, files }
  for (const name of files) {
    const [kind] = kinds.find(([, pattern]) => pattern.test(name)) ?? []
    if (kind) weight[kind] += wireSize(join(dir, name))
  }
  return weight
}
