import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../support/paths.ts'
import { inKiB, wireSize } from '../support/sizes.ts'
import { dist, files } from './files.ts'
import { reaches } from './graph.ts'

/** Limits in KiB brotli. The list of the shop is an ordinary area; together with the order of a phone it may be larger. */
const [OWN, WHOLE_ORDER] = [25, 60]
const ORDER = 'phones-bestellen'

/** `assets/bundles-cadeau-Uitgepakt-Cek_or.js` belongs to the area bundles/cadeau. */
const areaIn = (file: string): string | undefined => /^assets\/([a-z-]+?)(?:-[A-Z]\w+)?-[\w-]{6}\.js$/.exec(file)?.[1]

const weight = (of: readonly string[]): number => inKiB(of.reduce((sum, file) => sum + wireSize(join(dist, file)), 0))
const weighs = (area: string): number => weight(files.filter((file) => areaIn(file) === area))
const isScreen = (file: string): boolean => /^assets\/[a-z-]+-[A-Z]\w+-[\w-]{6}\.js$/.test(file)

/** The areas that have files: subjects, and folders within those. */
const areas = files
  .flatMap((file) => areaIn(file) ?? [])
  .filter((area, at, all) => all.indexOf(area) === at && area !== ORDER)
  .filter((area) => existsSync(join(root, 'src/features', area.replace('-', '/'))))

test('areas are found', () => expect(areas.length).toBeGreaterThan(20))

describe('the own script of an area', () => {
  test.each(areas)('%s', (area) => {
    expect(weighs(area)).toBeGreaterThan(0)
    expect(weighs(area)).toBeLessThanOrEqual(OWN)
  })
  test('the order of a phone, from the list on', () => {
    expect(weighs(ORDER)).toBeGreaterThan(0)
    const own = new Set(files.filter((file) => ['phones', ORDER].includes(areaIn(file) ?? '')))
    const elsewhere = new Set(files.filter((file) => isScreen(file) && !own.has(file)).flatMap((file) => [...reaches(file)]))
    for (const file of [...own]) for (const other of reaches(file)) if (!elsewhere.has(other)) own.add(other)
    expect(weight([...own])).toBeLessThanOrEqual(WHOLE_ORDER)
  })
})
