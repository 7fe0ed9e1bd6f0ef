import { describe, expect, test } from 'vitest'
import {
  answerOf,
  type ContractDocument,
  fieldsOf,
  inputOf,
  listedOperations,
  operationsFor,
  refusalsOf,
} from '../../mocks/demo/reference/shape.ts'
import { published } from '../support/contract.ts'

// The document is what the page gets as JSON.
const document: ContractDocument = JSON.parse(JSON.stringify(published.document))
const all = listedOperations(document)
const called = (name: string) => {
  const one = all.find((each) => each.call.operationId === name)
  if (!one) throw new Error(`no ${name}`)
  return one.call
}
const answer = (name: string) => fieldsOf(answerOf(called(name)), document.components.schemas, 'result')
const line = (name: string, path: string) => answer(name).find((one) => one.path === path)

describe('the page of the contract', () => {
  test('finds calls by name, area, sentence and code; every word counts', () => {
    const names = (typed: string) => operationsFor(all, typed).map(({ name }) => name)
    expect(names('')).toHaveLength(all.length)
    expect(names('GETUSAGE')).toEqual(['getUsage', 'getUsageMonths'])
    expect(names('UNKNOWN_DEVICE')).toEqual(['getHandsetDevice'])
    expect(names('put topup')).toEqual(['topupPostpaidBundle', 'topupPrepaidBundle', 'updateAutoTopUp'])
    expect(names('bestaat niet')).toEqual([])
  })

  test('tells the fields of an answer in order, with unit, sentence, null and what may be absent', () => {
    expect(answer('getDataRequest').map(({ path }) => path)).toEqual(['result', 'result.requestedOn', 'result.until'])
    expect(line('getDataRequest', 'result')).toMatchObject({ kind: 'object', mayBeNull: true, isSure: true })
    expect(line('postpaidOverview', 'result.balance')).toMatchObject({
      kind: 'geheel getal',
      unit: 'cents',
      mayBeNull: true,
      isSure: true,
    })
    expect(line('postpaidOverview', 'result.fixMeBarItems[].amount')).toMatchObject({ unit: 'cents', isSure: false })
    expect(line('postpaidOverview', 'result.creditValidUntil')?.text).toMatch(/^The last day of validity of the prepaid credit/)
    expect(line('getUsage', 'result.events[][4]')).toMatchObject({ unit: 'cents' })
  })

  test('each field of an answer with several forms is told once', () => {
    const paths = answer('getEsim').map(({ path }) => path)
    expect(paths).toContain('result.code')
    expect(new Set(paths).size).toBe(paths.length)
  })

  test('tells inputs of body and query, and none', () => {
    const input = (name: string) => {
      const schema = inputOf(called(name))
      return schema && fieldsOf(schema, document.components.schemas, 'input').map(({ path }) => path)
    }
    expect(input('getInvoice')).toEqual(['input', 'input.id'])
    expect(input('topupPostpaidBundle')).toEqual(['input', 'input.id', 'input.price', 'input.until'])
    expect(input('getUser')).toBeNull()
  })

  test('tells refusals by status', () =>
    expect(refusalsOf(called('getHandsetDevice'))).toContainEqual({ status: '404', codes: ['UNKNOWN_DEVICE'] }))

  test('every field of the contract has a kind', () => {
    const unknown = all.flatMap(({ call }) => fieldsOf(answerOf(call), document.components.schemas, call.operationId))
    // What only its reader validates: the result of an order, a receipt, and the challenge of signing in.
    expect(new Set(unknown.filter(({ kind }) => kind === 'van alles').map(({ path }) => path))).toEqual(
      new Set([
        'getOrderOutcome.result',
        'getPaymentReceipt.receipt',
        'login.challenge',
        'signInWithPasskey.challenge',
        'verifyMfa.challenge',
      ]),
    )
  })
})
