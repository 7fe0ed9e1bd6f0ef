import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './support/paths.ts'

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')
const read = (pattern: string) =>
  new Map(
    globSync(pattern, { cwd: root })
      .toSorted()
      .map((file) => [file, textOf(file)]),
  )
const firsts = (text: string, pattern: RegExp): Set<string> => new Set([...text.matchAll(pattern)].map(([, name = '']) => name))

const code = read('{*.ts,{src,mocks,fixtures,vite,tests}/**/*.{ts,tsx}}')
const styles = new Map([...read('{src,mocks}/**/*.css')].map(([file, text]) => [file, text.replace(/\/\*[\s\S]*?\*\//g, '')]))
const allStyles = [...styles.values()].join('\n')
const brands = globSync('src/kit/brand/*', { cwd: root })
const drawn = [...read('src/kit/{ui/art,brand/*}/*.svg').values()].join('\n')
const everything = [allStyles, ...code.values(), drawn, textOf('index.html')].join('\n')

/** How many files name each word. */
const uses = new Map<string, number>()
for (const text of code.values()) for (const word of firsts(text, /\b([\w$]+)\b/g)) uses.set(word, (uses.get(word) ?? 0) + 1)
const isNamedBeside = (word: string): boolean => (uses.get(word) ?? 0) > 1

/** The contract is read whole by those who write it down, and a package takes what stands in for its modules. */
const isForOthers = (file: string) =>
  /^src\/(?:model\/\w+\/contract\b|model\/(?:order|refusals)\.ts|kit\/parts\.ts)/.test(file) ||
  file === 'mocks/server/doors/standIns.ts'

describe('nothing is there for nobody', () => {
  test('what a file exports, another one names', () => {
    const unused = [...code].flatMap(([file, text]) =>
      isForOthers(file)
        ? []
        : [...firsts(text, /^export (?:async )?(?:const|function|class|type) (\w+)/gm)]
            .filter((name) => !isNamedBeside(name))
            .map((name) => `${file}: ${name}`),
    )
    expect(unused).toEqual([])
  })

  test('every class of a style sheet is worn', () => {
    const unused = [...styles].flatMap(([file, text]) => {
      if (!file.endsWith('.module.css')) return []
      const importing = new RegExp(`import (\\w+) from '[^']*/${basename(file).replaceAll('.', '\\.')}'`)
      const wearers = [...code.values()].flatMap((other) => {
        const [, name] = importing.exec(other) ?? []
        return name === undefined ? [] : [{ name, other }]
      })
      // A class that follows from a value counts as worn.
      const isWorn = (one: string) =>
        wearers.some(({ name, other }) => new RegExp(`\\b${name}(?:\\.${one}\\b|\\['${one}'\\]|\\[[^'])`).test(other))
      const own = text.replace(/:global\([^)]*\)/g, '')
      return [...firsts(own, /\.([a-z][\w-]*)(?=[^{};]*\{)/gi)].filter((one) => !isWorn(one)).map((one) => `${file}: .${one}`)
    })
    expect(unused).toEqual([])
  })

  test('every role of the tokens is used, and every property that is asked for is set', () => {
    const roles = brands.map((brand) => textOf(`${brand}/tokens.css`).split('- 2. Roles')[1])
    const names = firsts([...roles, textOf('src/kit/ui/styles/tokens.css')].join('\n'), /^\s*(--[\w-]+):/gm)
    const asked = firsts(everything, /var\((--[\w-]+)/g)
    expect(names.size).toBeGreaterThan(50)
    expect([...names].filter((name) => !asked.has(name))).toEqual([])

    const needed = firsts(allStyles, /var\((--[\w-]+)\)/g)
    const set = firsts(everything, /['"]?(--[\w-]+)['"]?\]?(?:\s*:|',)/g)
    set.add('--trigger-width') // react-aria sets it
    expect([...needed].filter((name) => !set.has(name))).toEqual([])
  })

  test('every text is read', () => {
    const unread = [...code].flatMap(([file, text]) =>
      /^src\/.*[cC]opy\.ts$/.test(file)
        ? [...firsts(text, /^\s+'?(\w+)'?:/gm)]
            .filter((name) => !isNamedBeside(name) && !new RegExp(`\\.${name}\\b`).test(text))
            .map((name) => `${file}: ${name}`)
        : [],
    )
    expect(unread).toEqual([])
  })

  test('every drawing is shown', () => {
    const drawings = [
      ...firsts([...read('src/kit/{ui/art,brand/*}/drawings.svg').values()].join('\n'), /<symbol[^>]*\bid="([\w-]+)"/g),
    ].filter((id) => !id.startsWith('avatar-'))
    expect(drawings.length).toBeGreaterThan(50)
    const shown = new Set([...firsts(everything, /['"`#]([\w-]+)['"`]/g), ...firsts(drawn, /href="#([\w-]+)"/g)])
    expect(drawings.filter((id) => !shown.has(id))).toEqual([])
  })
})
