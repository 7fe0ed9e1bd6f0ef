import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { found, root } from './found.ts'
import { contract } from './openapi.ts'

/** `npm run contract`: the contract for who builds or connects a backend. */
const folder = join(root, 'dist-contract')
const file = join(folder, 'openapi.json')
mkdirSync(folder, { recursive: true })
writeFileSync(file, `${JSON.stringify(contract().document, null, 2)}\n`)
process.stdout.write(`${file}: ${found.length} operations, and 3 of /auth\n`)
