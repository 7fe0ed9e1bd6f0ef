import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { accounts } from '../../fixtures/accounts/all.ts'
import { found, root } from '../../mocks/contract/found.ts'
import { refusalsIn } from '../../mocks/contract/refusals.ts'
import type { Json } from '../../mocks/contract/types.ts'
import { byPlace } from '../../mocks/contract/units.ts'
import { published } from '../support/contract.ts'
import { documented } from '../support/documented.ts'
import { guestOperations, operations } from '../support/operations.ts'
import { contextOf } from '../world/context.ts'

const NOW = Date.parse('2026-11-20T11:00:00Z')

const { document, lacking, used } = published
/** A part of the document by the words that lead to it. */
const at = (...path: string[]): Json => path.reduce<Json>((part, key) => Object(part[key]), document)
const calls = Object.entries(at('paths')).flatMap(([path, item]) =>
  Object.entries(Object(item)).map(([verb, call]) => ({ path, verb, call: Object(call) })),
)
const callOf = (name: string): Json => calls.find(({ call }) => call.operationId === name)?.call ?? {}
const codesOf = (call: Json, status: number): unknown =>
  Object(call.responses)[status]?.content['application/json'].schema.properties.code?.enum

test('is a valid OpenAPI 3.1 document whose references lead somewhere', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(structuredClone(document))
  expect(errors).toBeUndefined()
  expect([valid, validator.version]).toEqual([true, '3.1'])
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path)
  expect(references.length).toBeGreaterThan(500)
  for (const path of new Set(references)) expect(at(...path.split('/')), path).not.toEqual({})
})

test('has every operation that the backend answers, once, with its verb, and the three calls of a session', () => {
  const known = [...operations.values(), ...guestOperations.values()].map(({ operation: { verb, name } }) => `${verb} ${name}`)
  const told = calls.filter(({ path }) => path.includes('#')).map(({ path, verb }) => `${verb} ${path.split('#')[1]}`)
  expect(told.toSorted()).toEqual(known.toSorted())
  expect(calls.filter(({ path }) => !path.includes('#')).map(({ path }) => path)).toEqual([
    '/auth/login',
    '/auth/logout',
    '/auth/is-logged-in',
  ])
  expect(new Set(calls.map(({ call }) => call.operationId)).size).toBe(calls.length)
})

test('every figure has a unit, and the table of units has no dead line', () => {
  expect(lacking, 'each needs a type with a unit (Cents, Days), or a line in mocks/contract/units.ts').toEqual([])
  expect(Object.keys(byPlace).filter((line) => !used.has(line))).toEqual([])
})

test.each([
  [['schemas', 'Overview', 'properties', 'balance'], 'cents'],
  [['schemas', 'InvoiceLine', 'properties', 'amount'], 'cents'],
  [['schemas', 'FixMeItem', 'properties', 'amount'], 'cents'],
  [['schemas', 'DataBundle', 'properties', 'used'], 'MB'],
  [['schemas', 'VoiceSmsBundle', 'properties', 'used'], 'minutes'],
  [['schemas', 'PrepaidBundle', 'properties', 'days'], 'days'],
  [['schemas', 'KeptHandset', 'properties', 'keptUntil'], 'milliseconds since 1970'],
  [['schemas', 'Overview', 'properties', 'updatedAt'], 'moment (ISO 8601 with zone)'],
  [['schemas', 'TerminateData', 'properties', 'contractEnd'], 'day (YYYY-MM-DD, Europe/Amsterdam)'],
])('%j is in %s', (path, unit) => expect(at('components', ...path)['x-unit']).toBe(unit))

test('an input says its units, its sentences and what may be left out', () => {
  const { requestBody } = callOf('terminateSubscription')
  const { properties, required } = Object(requestBody).content['application/json'].schema
  expect(properties.fee).toEqual({ type: 'integer', 'x-unit': 'cents' })
  expect(properties.endsOn['x-unit']).toBe('day (YYYY-MM-DD, Europe/Amsterdam)')
  expect(required).toEqual(['reason', 'endsOn', 'fee', 'message'])
  const change = Object(callOf('changePostpaidCampaigns').requestBody).content['application/json'].schema
  expect(change.properties.replaces.description).toContain('which is undone first')
  expect(change.required).not.toContain('replaces')
})

test('what becomes of a value that an app does not know is told', () => {
  const overview = at('components', 'schemas', 'Overview', 'properties')
  expect(Object(overview.fixMeBarItems).items).toEqual({
    $ref: '#/components/schemas/FixMeItem',
    'x-unknown-left-out': ['templateType'],
  })
  expect(Object(overview.completeStatus)['x-unknown-becomes']).toBe('NOT_ELIGIBLE')
  expect(Object(at('components', 'schemas', 'SimcardOffer', 'properties').freeReasons).items['x-unknown-left-out']).toBe(true)
  expect(JSON.stringify(at('components', 'schemas', 'Simcard', 'properties', 'status'))).not.toContain('x-unknown')
})

test('a write needs a key, a read does not; every call says that it comes from the app', () => {
  for (const { call } of calls) {
    const references = call.parameters.map(({ $ref }: Json) => $ref)
    expect(references).toContain('#/components/parameters/RequestedWith')
    const isWrite = call['x-reads'] === false
    expect(references.includes('#/components/parameters/IdempotencyKey'), call.operationId).toBe(isWrite)
  }
})

describe('refusals', () => {
  test.each([
    ['terminateSubscription', 403, ['PROOF_NEEDED', 'STOPPED']],
    ['getSimCodes', 403, ['PROOF_NEEDED']],
    ['settingsChangeSimcardBlock', 403, ['PROOF_NEEDED']],
    ['updateNetworkSettings', 403, ['NOT_ALLOWED', 'PROOF_NEEDED', 'STOPPED']],
    ['updateNetworkSettings', 409, ['KEY_CLOSED', 'KEY_REUSED', 'NEEDS_OTHER', 'NUMBER_LOCKED', 'PRICE_CHANGED']],
    ['startMfaChange', 429, ['PASSWORD_TOO_OFTEN']],
    ['numberport', 429, ['RESEND_LIMIT']],
    ['terminateSubscription', 409, ['ALREADY_CANCELLED', 'KEY_CLOSED', 'KEY_REUSED', 'PRICE_CHANGED']],
    ['pre2PostTransfer', 403, ['ALREADY', 'CREDIT_EXPIRING', 'OLD_RATES', 'OTHER', 'SIM_BLOCKED']],
    ['getHandsetDevice', 404, ['UNKNOWN_DEVICE']],
    ['getRetentionHandsetCredit', 409, ['CHANGE_PENDING', 'PERIOD_CHANGED', 'PRICE_CHANGED', 'SOLD_OUT']],
    ['updatePassword', 401, ['PASSWORD_WRONG']],
    ['login', 401, ['WRONG_CREDENTIALS']],
  ])('%s, %i', (name, status, codes) => expect(codesOf(callOf(name), status)).toEqual(codes))

  const codes = new Set(['ALREADY', 'PENDING', 'INVALID'])
  test('a code without a status, a word that is no code and an unknown operation are mistakes', () => {
    const read = (doc: string) => refusalsIn(doc, codes, () => undefined)
    expect([...read('Does A. Refused 409 ALREADY or PENDING, 422 INVALID.')]).toEqual([
      [409, new Set(['ALREADY', 'PENDING'])],
      [422, new Set(['INVALID'])],
    ])
    expect(() => read('Refused ALREADY.')).toThrow('no status')
    expect(() => read('Refused 409 ALREDY.')).toThrow('no code')
    expect(() => read('Refused like `order`.')).toThrow('no operation')
  })

  test('every code of the contract is used by a call', () => {
    const listed = at('components', 'schemas', 'RefusalCode').enum
    const told = new Set(
      [...JSON.stringify(document.paths).matchAll(/"enum":(\[[^\]]*\])/g)].flatMap(([, list = '[]']) => JSON.parse(list)),
    )
    expect((Array.isArray(listed) ? listed : []).filter((code) => !told.has(code))).toEqual([])
  })

  test('each subject that documents refusals has a table of them', () => {
    const subjects = new Set(documented.filter(({ own }) => own.length > 0).map(({ subject }) => subject))
    const tables = globSync('tests/*/refusals.test.ts', { cwd: root }).map((file) => basename(dirname(file)))
    expect(tables.toSorted()).toEqual([...subjects].toSorted())
  })

  test.each(globSync('mocks/*/{operations.ts,operations/*.ts}', { cwd: root }))(
    'what the backend of %s refuses is in its contract',
    (file) => {
      const text = readFileSync(join(root, file), 'utf8')
      const thrown = [...text.matchAll(/(?:Refusal\((\d{3}), [^)]*?, '([A-Z_]+)'|refused\('([A-Z_]+)'(?:, (\d{3}))?)/g)]
      // What a payment is for refuses in the name of `createPayment`.
      const names = found.map(({ exported }) => exported).filter((name) => new RegExp(`^  ${name}[(:]`, 'm').test(text))
      const own = names.length === 0 ? [] : [...names, 'createPayment'].map(callOf)
      for (const [, status, code, short, other] of own.length > 0 ? thrown : [])
        expect(
          own.flatMap((call) => codesOf(call, Number(status ?? other ?? 422)) ?? []),
          file,
        ).toContain(code ?? short)
    },
  )
})

test('what is marked as an addition is what the specification does not name', () => {
  expect(
    found
      .filter(({ isOurs }) => !isOurs)
      .map(({ operation }) => operation.name)
      .toSorted(),
  ).toEqual(SPECIFIED.toSorted())
})

describe('the answers of the mock backend fit the published schema', () => {
  const ajv = new Ajv2020({ strict: false, allErrors: false })
  addFormats(ajv)
  ajv.addSchema({ $id: 'contract', ...document })
  const inputs: Record<string, object> = { getUsage: { events: true }, getHandsetDevice: { name: 'talura-s2' } }
  test.each(calls.filter(({ call }) => call['x-reads'] === true).map(({ path, verb }) => [path, verb] as const))(
    '%s',
    (path, verb) => {
      const name = path.split('#')[1] ?? ''
      const answering = operations.get(name)
      if (!answering) return // of guests: asked over HTTP elsewhere
      const pointer = ['paths', path, verb, 'responses', '200', 'content', 'application/json', 'schema']
      const schema = pointer.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')
      const fits = ajv.compile({ $ref: `contract#/${schema}` })
      for (const number of [1, 2, 5, 6, 8, 16, 19, 24, 30, 31, 36]) {
        const account = accounts.find((one) => one.number === number)
        if (!account) throw new Error(`no account ${number}`)
        let answer: unknown
        try {
          answer = answering.answer(inputs[name] ?? {}, contextOf(account, NOW))
        } catch {
          continue // not for this customer
        }
        const fitting = fits(JSON.parse(JSON.stringify({ result: answer })))
        expect(fits.errors ?? [], `account ${number}`).toEqual([])
        expect(fitting).toBe(true)
      }
      expect(fits({ result: { nonsense: 1 } }) && name !== 'getPaymentReceipt').toBe(false)
    },
  )
})

/** The operations that section 7 of the product specification names. */
const SPECIFIED: readonly string[] = [
  ...['getUser', 'getUserProfile', 'getUserProfilePicture', 'getNetworkSettings', 'getAddress', 'getAdvertising', 'getEmail'],
  ...['getSimCard', 'getVatInvoice', 'getPrivacySettings', 'read', 'getPostpaidSubscription', 'getPostpaidOptionsV2'],
  ...['getSimcardContract', 'getPostpaidTopupBundles', 'getPrepaidTopupBundlesV3', 'getPostpaidOptionsRetention'],
  ...['completeStatus', 'getPostpaidPortfolioV2', 'getTerminateData', 'getTerminateReasons', 'getSimOnlyOffer'],
  ...['postpaidOverview', 'prepaidOverview', 'getUsPs', 'getHandsetDevices', 'getHandsetDevice', 'getHandsetPortfolio'],
  ...['updateNetworkSettings', 'updatePassword', 'updateAddress', 'updateAdvertising', 'updateEmail', 'updateVatInvoice'],
  ...['updatePrivacySettings', 'saveUserProfile', 'saveUserProfilePicture', 'topupPostpaidBundle', 'activateGiftBundle'],
  ...['topupPrepaidBundle', 'changePostpaidCampaigns', 'createSimcard', 'settingsCrodataObfuscated'],
  ...['settingsChangeSimcardBlock', 'forumCreateToken', 'updateIban', 'checkPhoneNumber', 'acceptSimcardContract'],
  ...['activateSimcard', 'setAutoExtendPrepaidDataCampaign', 'numberport', 'activateComplete', 'pre2PostTransfer'],
  ...['terminateSubscription', 'numberportingGetStatus', 'numberportingUpdateRejectedNumberPorting'],
  ...['numberportingActivateRejectedNumberPorting', '/v2/numberporting.resendSmsValidationCode', 'handsetOrder'],
  ...['popupCustomerAnswer', 'createRetentionHandset', 'verifyRetentionHandsetCode'],
  'handsetorderretentionResendSmsValidationCode',
]
