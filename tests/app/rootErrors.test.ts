import { afterEach, expect, test, vi } from 'vitest'
import { onCaughtError, onRecoverableError } from '#app/rootErrors.ts'
import { ChunkMissing } from '#kit/ui/preloadable.tsx'
import { Failure } from '#platform/api/failure.ts'
import { NotFoundError } from '#platform/router/route.ts'

afterEach(() => vi.restoreAllMocks())

const own = new TypeError('kapot')
const recovered = (cause: unknown) => new Error('There was an error during concurrent rendering', { cause })

test.each([
  ['a read that failed', new Failure('offline', 'getUser', 'no answer'), false],
  ['code that did not come', new ChunkMissing(null), false],
  ['a screen that finds nothing', new NotFoundError('weg'), false],
  ['a fault of ours', own, true],
])('%s, caught by its block or drawn well the second time: logged, %s', (_, error, isLogged) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onCaughtError(error)
  onRecoverableError(recovered(error))
  expect(log.mock.calls).toEqual(isLogged ? [[error], [error]] : [])
})

test('what React says without a cause is logged as it is', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onRecoverableError(own)
  expect(log).toHaveBeenCalledWith(own)
})
