import { addDays } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { addWorkdays } from '#kit/workdays.ts'
import { type Href, withQuery } from '#platform/router/href.ts'
import type { State, StateStep } from './stateSteps.ts'

/** Sends a request to the mock backend and answers its body. Throws when it was refused. */
type Send = (method: string, path: string, body?: object) => Promise<unknown>

const resultOf = (body: unknown) => (body as { result: unknown }).result
const read = async (send: Send, operation: string) => resultOf(await send('GET', `/api/get?endpoint=${operation}`))

/** Answers the query that the step adds to the address. */
export async function take(step: StateStep, send: Send, origin: string): Promise<Record<string, string>> {
  if ('happen' in step) await send('POST', '/demo/happen', step.happen)
  else if ('turn' in step) await send('PUT', '/demo/world', step.turn)
  else if ('days' in step || 'workdays' in step) {
    const { today } = (await send('GET', '/demo/world')) as { today: Day }
    const clock = 'days' in step ? addDays(today, step.days) : addWorkdays(today, step.workdays)
    await send('PUT', '/demo/world', { clock })
  } else if ('until' in step) {
    const coming = (await send('GET', '/demo/coming')) as { day: Day; name: string }[]
    const day = coming.find(({ name }) => name === step.until)?.day
    if (day === undefined) throw new Error(`nothing is called ${step.until}`)
    await send('PUT', '/demo/world', { clock: day })
  } else if ('write' in step) {
    const input = 'after' in step ? step.input(await read(send, step.after)) : step.input
    const verb = 'verb' in step && step.verb ? step.verb : 'post'
    await send(verb.toUpperCase(), `/api/${verb}?endpoint=${step.write}`, input)
  } else {
    const { amount, ...rest } = step.pays(step.after === undefined ? undefined : await read(send, step.after))
    const AccountPayment = { Amount: amount, Issuer: null, ReturnURL: `${origin}/betaling-controleren` }
    const begun = resultOf(await send('POST', '/api/post?endpoint=createPayment', { ...rest, AccountPayment }))
    const { id } = (begun as { payment: { id: string } }).payment
    if (step.decision !== null) await send('POST', '/demo/payment', { id, decision: step.decision })
    return { betaling: id }
  }
  return {}
}

/** Brings a fresh world into a state; answers the session that is signed in, and the address that shows the state. */
export async function reach(
  { account, path, steps }: Pick<State, 'account' | 'steps'> & { path: State['path'] | Href },
  send: Send,
  origin: string,
): Promise<{ session: unknown; address: Href }> {
  await send('POST', '/demo/reset', {})
  const entered = Object(resultOf(await send('POST', '/demo/login', { account })))
  let query: Record<string, string> = {}
  for (const step of steps) query = { ...query, ...(await take(step, send, origin)) }
  // A step may have changed what the session tells.
  return { session: { ...entered, session: await read(send, 'read') }, address: withQuery(path, query) }
}
