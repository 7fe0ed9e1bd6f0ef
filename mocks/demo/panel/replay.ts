import type { LoggedCall } from '#platform/api/callLog.ts'
import type { FaultName } from '../../server/faults.ts'
import { faultTexts } from './faultNames.ts'

/** The fault that repeats how a call ended; a call that went well fails with a 500. */
export function faultLike({ status, failed, answer }: Pick<LoggedCall, 'status' | 'failed' | 'answer'>): FaultName {
  if (status === null) return failed === 'TimeoutError' ? 'timeout' : 'network'
  if (failed !== null) return 'truncated'
  if (status === 429) return answer?.includes('MFA_REQUIRED') ? '429-challenge' : '429-generic'
  const name = String(status)
  return Object.hasOwn(faultTexts, name) && status >= 400 ? (name as FaultName) : '500'
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
const header = (name: string, value: string) => `-H ${quoted(`${name}: ${value}`)}`

/** The call as a command for a terminal; as an account, after a command that signs in (`account` null: as a guest). */
export function curlOf(
  { method, url, key, body }: Pick<LoggedCall, 'method' | 'url' | 'key' | 'body'>,
  account: number | null,
): string {
  const app = header('X-Requested-With', 'mijn')
  const json = header('Content-Type', 'application/json')
  const jar = 'demo-cookies.txt'
  const signIn = `curl -s -o /dev/null -c ${jar} ${app} ${json} -d '{"account":${account}}' ${quoted(new URL('/demo/login', url).href)}`
  const call = [
    'curl -s',
    ...(account === null ? [] : [`-b ${jar}`]),
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    app,
    ...(key === null ? [] : [header('Idempotency-Key', key)]),
    ...(body ? [json, `-d ${quoted(body)}`] : []),
    quoted(url),
  ].join(' ')
  return account === null ? call : `${signIn}\n${call}`
}
