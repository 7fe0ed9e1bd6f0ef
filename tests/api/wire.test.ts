import { afterEach, expect, test } from 'vitest'
import { pageFetch } from '../../mocks/doors/browser.ts'
import { read } from '../../src/api/client.ts'
import { getOutages } from '../../src/api/contract/outage.ts'
import { answerBy } from '../../src/api/wire.ts'

afterEach(() => answerBy((input, init) => fetch(input, init)))

test('the app asks a backend inside the page as it asks a server', async () => {
  const none = { load: async () => undefined, save: async () => undefined }
  const answering = pageFetch({ store: none, page: { cookie: '' }, latency: 0 })
  answerBy(answering)
  await answering('http://localhost/demo/login', { method: 'POST', body: '{"account":1}' })
  expect(await read(getOutages, { area: '8911' })).toEqual([])
})
