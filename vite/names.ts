import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { commonFirst } from './commonFirst.ts'

/** The name that the bundler gives a script or style, after its folder, in other scripts and in pages: `./later-CwgIs4Ey.js`. */
export const NAME = /(?<=\/)[\w.-]+-[\w-]{8}\.(?:js|css)/g
/** In a script: the name of one that it needs at once, and of a file that it loads later. */
const AT_ONCE = /(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g
const LATER = /["'`](\.\/|assets\/)([\w.-]+-[\w-]{8}\.(?:js|css))["'`]/g

/** `later-CwgIs4Ey.js` is `later.js`. */
export const plain = (file: string): string => file.replace(/-[\w-]{8}(?=\.\w+$)/, '')
export const withHash = (name: string, hash: string): string => name.replace(/(?=\.\w+$)/, `-${hash}`)
/** How much of its hash is in a name that we give (36 bits): enough for the versions of one file. Every screen loads a list of all names. */
const LENGTH = 6
const hashIn = (file: string): string => file.replace(/\.\w+$/, '').slice(-LENGTH)
const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url')
/** Letters and digits only: content blockers refuse a name such as `Bedankt-GA-x7Q.js`. */
const hashFor = (text: string): string => digestOf(text).replace(/[-_]/g, '').slice(0, LENGTH)

/** Scripts that most others import: what they load later is not named in them, but in a table in the page. */
const isHub = (file: string): boolean => /^(?:start|app|customers)-[\w-]{8}\.js$/.test(file)
const LOOKS_UP = `const $files=JSON.parse(document.getElementById("files").text),$file=n=>n.replace(/(?=\\.\\w+$)/,"-"+$files[n]);`
/** The list of what a hub's later files need, which are fetched together with them. */
const NEEDED = /(?<=\.f=)\["assets\/[^\]]*\]/

/** The names in the page: the hash of each file that the app looks up by its name, and the list of each hub, under the hub's name. */
type Table = { hashes: Map<string, string>; lists: Map<string, readonly string[]> }

/** A hub that looks up what it loads later: `import("./"+$file("later.js"))`, with the list `$files.app`. Adds those files to `table`. */
function asHub(hub: string, code: string, isFile: (file: string) => boolean, table: Table): string {
  const now = new Set([...code.matchAll(AT_ONCE)].map(([, file]) => file))
  const listed = code.replace(NEEDED, (list) => {
    const name = plain(hub).replace('.js', '')
    if (table.lists.has(name)) return list // the mock backend has a start of its own, which keeps its list
    table.lists.set(name, JSON.parse(list))
    return `$files.${name}`
  })
  const looked = listed.replace(LATER, (literal, folder: string, file: string, at: number) => {
    if (!isFile(file) || (now.has(file) && !listed.slice(0, at).endsWith('import('))) return literal
    const other = table.hashes.get(plain(file))
    if (other !== undefined && other !== file) throw new Error(`${file} and ${other} have one name`)
    table.hashes.set(plain(file), file)
    return `"${folder}"+$file("${plain(file)}")`
  })
  return looked.replace(/^(?:\/\/.*\n)?/, (first) => first + LOOKS_UP)
}

/** Files that screens share differ by their hash alone, `shared-AkD1lH.js`: every customer loads a list of all names. */
const short = (file: string): string => plain(file).replace(/^shared-.*(?=\.\w+$)/, 'shared')

/**
 * New names for scripts and styles: each has the hash of all that it holds and needs, directly or by way of others. `lookedUp`: the files
 * that a hub asks for by their name.
 */
function newNames(
  codes: ReadonlyMap<string, string>,
  isFile: (file: string) => boolean,
  lookedUp: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const needed = new Map([...codes].map(([file, code]) => [file, (code.match(NAME) ?? []).filter(isFile)]))
  const own = new Map(
    [...codes].map(([file, code]) => [file, digestOf(code.replace(NAME, (name) => (isFile(name) ? plain(name) : name)))]),
  )
  return new Map(
    [...codes.keys()].map((file) => {
      const all = new Set([file])
      for (const one of all) for (const other of needed.get(one) ?? []) all.add(other)
      const digests = [...all].map((one) => own.get(one) ?? one).toSorted()
      const name = lookedUp.has(file) ? plain(file) : short(file)
      return [file, withHash(name, hashFor([own.get(file), ...digests].join()))]
    }),
  )
}

/**
 * Lets a small change reach customers as a few files. A script holds the names of those that it loads, so a new sentence renamed its
 * script, the list of screens, the app that loads the list, and all that import the app. Now the app looks up in the page what it loads
 * later, and scripts get their names here, after all changes of their code.
 */
export function names(): Plugin {
  return {
    name: 'names',
    writeBundle: {
      order: 'pre',
      handler({ dir = '' }) {
        const assets = join(dir, 'assets')
        const files = new Set(readdirSync(assets))
        const isFile = (file: string) => files.has(file)
        const table: Table = { hashes: new Map(), lists: new Map() }
        const codes = new Map(
          [...files]
            .filter((file) => /\.(?:js|css)$/.test(file))
            .map((file) => {
              const code = commonFirst(readFileSync(join(assets, file), 'utf8'))
              return [file, isHub(file) ? asHub(file, code, isFile, table) : code]
            }),
        )
        const renamed = newNames(codes, isFile, new Set(table.hashes.values()))
        const nameOf = (file: string) => renamed.get(file) ?? file
        for (const file of codes.keys()) rmSync(join(assets, file))
        for (const [file, code] of codes) writeFileSync(join(assets, nameOf(file)), code.replace(NAME, nameOf))

        const hashes = [...table.hashes].toSorted().map(([name, file]) => [name, hashIn(nameOf(file))])
        const lists = [...table.lists].map(([name, list]) => [name, list.map((path) => path.replace(NAME, nameOf))])
        const text = JSON.stringify(Object.fromEntries([...hashes, ...lists]))
        const block = `<script type="application/json" id="files">${text}</script>`
        const manifest = join(dir, 'manifest.json')
        if (existsSync(manifest)) {
          mkdirSync(`${dir}-deploy`, { recursive: true })
          writeFileSync(join(`${dir}-deploy`, 'manifest.json'), readFileSync(manifest, 'utf8').replace(NAME, nameOf))
          rmSync(manifest)
        }
        const page = join(dir, 'index.html')
        writeFileSync(page, readFileSync(page, 'utf8').replace(NAME, nameOf).replace('</head>', `${block}</head>`))
      },
    },
  }
}
