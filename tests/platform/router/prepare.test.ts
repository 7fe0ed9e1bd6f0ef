import { expect, test, vi } from 'vitest'
import { replaced } from '../../support/replaced.ts'
import { flags } from '../../support/sessionUser.ts'

const preload = vi.fn(async () => undefined)
replaced({
  'platform/api/client.ts': { preload },
  'platform/session/visitor.ts': { visitor: () => ({ kind: 'customer', flags }) },
})

test('the reads of a screen: when somebody goes there, then a failure is told; when they are fetched in quiet, then it is not', async () => {
  await import('#routes/register.ts')
  const { prepareReads, shownAt } = await import('#platform/router/prepare.ts')
  const row = shownAt('/verbruik')
  if (!row) throw new Error('no screen')
  await prepareReads(row, '')
  await prepareReads(row, '', { isIdle: true })
  expect(preload.mock.calls.map(([, how]: unknown[]) => how)).toEqual([{ isIdle: false }, { isIdle: true }])
})
