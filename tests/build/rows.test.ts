import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { inKiB, wireSize } from '../support/sizes.ts'
import { dist, files, textOf } from './files.ts'
import { reaches } from './graph.ts'

/**
 * Limits in KiB brotli of all script that a screen needs when a customer opens its address: of any, of half of all, and of a step in the
 * order of a phone.
 */
const [ROW, MIDDLE, ORDER] = [152.5, 126, 164.5]

const one = (name: RegExp): string => {
  const [file] = files.filter((path) => name.test(path))
  if (!file) throw new Error(`no file is called ${name}`)
  return file
}

const list = one(/^assets\/screens-[\w-]{6}\.js$/)

/** `"/facturen":{title:"Facturen",screen:()=>load(()=>import("./facturen-1a2b3c.js")…` */
const rows = [
  ...textOf(list).matchAll(/["'`](\/[^"'`]*)["'`]:\{title:[^{}]*?screen:\(\)=>\w+\(\(\)=>import\(["'`]\.\/([^"'`]+)/g),
].map(([, path = '', file = '']) => ({ path, file: `assets/${file}` }))

const [, start = ''] = /src="\/(assets\/start-[^"]+)"/.exec(textOf('index.html')) ?? []
const first = [start, list, ...['react', 'app', 'customers'].map((name) => one(new RegExp(`^assets/${name}-[\\w-]{6}\\.js$`)))]

/** What each screen's list names: `import("./facturen-1a2b3c.js").then(…),__vite__mapDeps([0,3])`. */
const [, named = '[]'] = /m\.f=(\[[^\]]*\])/.exec(textOf(list)) ?? []
const listed: string[] = JSON.parse(named)
const listOf = (file: string): string[] => {
  const [, numbers = ''] = new RegExp(`${file.replace('assets/', '')}\`\\)[^[]*\\[([\\d,]*)\\]`).exec(textOf(list)) ?? []
  return numbers.split(',').map((number) => listed[Number(number)] ?? '')
}

/** `assets/bundles-cadeau-Uitgepakt-Cek_or.js` belongs to the area bundles/cadeau. */
const areaIn = (file: string): string | undefined => /^assets\/([a-z-]+)-[A-Z]\w+-[\w-]{6}\.js$/.exec(file)?.[1]

const weighs = (file: string): number =>
  inKiB(
    [...new Set([...first, file].flatMap((from) => [from, ...reaches(from)]))].reduce(
      (sum, path) => sum + wireSize(join(dist, path)),
      0,
    ),
  )
const isFirst = (file: string) => first.some((one) => one === file || reaches(one).has(file))
const weights = rows.map(({ path, file }) => ({ path, weight: weighs(file) }))

describe('the script of a screen that is opened by its address', () => {
  test('every screen is found', () => expect(rows.length).toBeGreaterThan(90))

  test.each(weights)('$path', ({ path, weight }) => {
    expect(weight).toBeLessThanOrEqual(path.startsWith('/verlengen/telefoons/:brand/:name/:spec') ? ORDER : ROW)
  })

  test('of half of all screens', () => {
    expect(weights.map(({ weight }) => weight).toSorted((a, b) => a - b)[Math.floor(weights.length / 2)]).toBeLessThanOrEqual(
      MIDDLE,
    )
  })

  test('no screen waits for a script that only another one names', () => {
    const late = rows.flatMap(({ path, file }) =>
      [...reaches(file)].flatMap((other) => (isFirst(other) || listOf(file).includes(other) ? [] : `${path}: ${other}`)),
    )
    expect(late).toEqual([])
  })

  test('no screen loads a file of another area', () => {
    const strange = rows.flatMap(({ path, file }) =>
      [...reaches(file)]
        .filter((other) => !other.startsWith('assets/shared-') && (areaIn(other) ?? areaIn(file)) !== areaIn(file))
        .map((other) => `${path}: ${other}`),
    )
    expect(strange).toEqual([])
  })

  test('no file of the overview or of the login form is among the first', () => {
    const names = first.flatMap((file) => [file, ...reaches(file)])
    expect(names.filter((file) => /\/(?:Overzicht|Inloggen)-/.test(file))).toEqual([])
  })
})
