import { type BaseIssue, type GenericSchema, getDotPath, safeParse } from 'valibot'
import type { Json } from '../types.ts'
import type { Received } from './caller.ts'

/** More deviations of one answer say nothing new. */
const MOST = 5

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const issueText = (issue: BaseIssue<unknown>): string => {
  const place = getDotPath(issue) ?? 'result'
  if (issue.received === 'undefined') return `${place} is missing`
  return issue.kind === 'schema'
    ? `${place} is ${issue.received}, expected ${issue.expected ?? issue.type}`
    : `${place} is not right: ${issue.message}`
}

/** The headers of every answer under `/api` and `/auth`. */
export function headerProblems({ headers, status }: Received): string[] {
  const type = headers.get('content-type') ?? ''
  const cache = headers.get('cache-control') ?? ''
  return [
    ...(/^application\/json\b/i.test(type) ? [] : [`the content type of ${status} is "${type}", expected application/json`]),
    ...(/\bno-store\b/i.test(cache) ? [] : [`Cache-Control of ${status} is "${cache}", expected no-store`]),
  ]
}

/** The documented refusals of a call: the codes by status. */
export type Documented = (status: number) => { readonly codes: readonly string[]; readonly needsCode: boolean } | null

export const toldBy =
  (responses: Json): Documented =>
  (status) => {
    const response = responses[status]
    if (!isObject(response)) return null
    const { schema } = Object(response.content)['application/json']
    return { codes: schema.properties.code?.enum ?? [], needsCode: (schema.required ?? []).includes('code') }
  }

/** The problems of a refusal: its shape, its status, and whether the contract knows its code. */
export function refusalProblems({ status, body }: Received, told: Documented): string[] {
  if (!isObject(body)) return [`the body of ${status} is no JSON object`]
  const { statusCode, message, code } = body
  const known = told(status)
  return [
    ...(statusCode === status ? [] : [`statusCode of ${status} is ${JSON.stringify(statusCode)}`]),
    ...(typeof message === 'string' ? [] : [`${status} has no message`]),
    ...(known ? [] : [`${status} is no status with which this call refuses`]),
    ...(known && code === undefined && known.needsCode ? [`${status} has no code, expected ${known.codes.join(', ')}`] : []),
    ...(known && code !== undefined && !known.codes.includes(String(code))
      ? [`${status} has the unknown code ${JSON.stringify(code)}`]
      : []),
  ]
}

/** The problems of the answer to a call. A refusal that the contract knows is no problem. */
export function problemsOf(reply: Received, answer: GenericSchema, told: Documented): string[] {
  const { status, body } = reply
  return [...headerProblems(reply), ...contentProblems()].slice(0, MOST)

  function contentProblems(): string[] {
    if (status >= 500) return [`the server failed with ${status}`]
    if (status >= 400) return refusalProblems(reply, told)
    if (status !== 200) return [`the status is ${status}, expected 200`]
    if (!isObject(body)) return ['the body is no JSON object']
    if ('statusCode' in body) return [`a 200 says statusCode ${JSON.stringify(body.statusCode)}`]
    if (!('result' in body)) return ['the body has no result']
    const parsed = safeParse(answer, body.result)
    return parsed.success ? [] : parsed.issues.map(issueText)
  }
}

/** The result of a good answer. */
export const resultOf = ({ status, body }: Received): unknown => (status === 200 && isObject(body) ? body.result : undefined)
