import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { accountOf } from '../../../fixtures/accounts/all.ts'
import { contract } from '../openapi.ts'
import { conform } from './conform.ts'
import { junitOf } from './junit.ts'

/**
 * `npm run conform -- --url http://localhost:4173 --account 1`: asks a backend every read of the contract and lists in what it deviates;
 * with `--writes` every write too, which changes the account. `--user` and `--password` name somebody else than a test account.
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:4173' },
    account: { type: 'string', default: '1' },
    user: { type: 'string' },
    password: { type: 'string' },
    writes: { type: 'boolean', default: false },
    junit: { type: 'string' },
  },
})

function stop(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(2)
}

const account = accountOf(Number(values.account))
if (!account && values.user === undefined) stop(`There is no test account ${values.account}.`)
if (!URL.canParse(values.url)) stop(`${values.url} is no address.`)
const login = values.user ?? account?.phoneNumber ?? ''
const password = values.password ?? (values.user === undefined ? account?.password : undefined)
if (password === undefined) stop('With --user goes --password.')

const checks = await conform({
  url: values.url,
  login,
  password,
  document: contract().document,
  writes: values.writes,
  tell({ name, problems }) {
    for (const problem of problems) process.stdout.write(`✗ ${name}: ${problem}\n`)
  },
})
const deviations = checks.reduce((sum, { problems }) => sum + problems.length, 0)
process.stdout.write(`${checks.length} checks, ${deviations} deviations\n`)
if (values.junit !== undefined) writeFileSync(values.junit, junitOf(checks))
process.exit(deviations === 0 ? 0 : 1)
