import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { found, root } from './found.ts'
import { contract } from './openapi.ts'

/** `npm run contract`: the contract for who builds or connects a backend, in a file that may be named. */
const [named] = process.argv.slice(2)
const file = named === undefined ? join(root, 'dist-contract/openapi.json') : resolve(named)
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, `${JSON.stringify(contract().document, null, 2)}\n`)
process.stdout.write(`${file}: ${found.length} operations, and 3 of /auth\n`)
