import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Failure } from '#platform/api/failure.ts'
import { replaced } from '../../support/replaced.ts'

const toast = vi.fn()
replaced({ 'platform/stores/toasts.ts': { toast } })

const load = () => import('#platform/write/left.ts')
let left: Awaited<ReturnType<typeof load>>
beforeAll(async () => {
  left = await load()
})
beforeEach(() => toast.mockReset())

const refused = new Failure('refused', 'updateAddress', '', { status: 422 })
const broken = new Failure('broken', 'updateAddress', '', { status: 500 })
const recheck = () => undefined

test.each([
  [499, 1],
  [500, 0],
])(
  'a write whose screen was left: when it fails with %i, then there are %i toasts, because a dialog shows what the server broke',
  (status, toasts) => {
    left.tellLeftWrite('updateAddress', new Failure('refused', 'updateAddress', '', { status }), false, {})
    expect(toast).toHaveBeenCalledTimes(toasts)
  },
)

test('a write whose screen was left: when it fails, then a toast says so once; when a dialog does, then no toast', () => {
  left.tellLeftWrite('updateAddress', refused, false, {})
  expect(toast).toHaveBeenCalledExactlyOnceWith({
    id: 'updateAddress',
    text: 'Je laatste wijziging is niet gelukt. Er is niets veranderd.',
  })
  toast.mockReset()
  left.tellLeftWrite('updateAddress', broken, false, {})
  expect(toast).not.toHaveBeenCalled()
})

test('an order whose screen was left: when it fails, then a toast says so; when nobody knows, then it can be looked up', () => {
  left.tellLeftOrder(refused, recheck)
  expect(toast).toHaveBeenLastCalledWith({ id: 'order', text: 'Je bestelling is niet gelukt. Er is niets besteld of betaald.' })
  left.tellLeftOrder(null, recheck)
  expect(toast).toHaveBeenLastCalledWith({
    id: 'order',
    text: 'We weten nog niet of je bestelling is gelukt.',
    action: { label: 'Kijk het na', run: recheck },
  })
  toast.mockReset()
  left.tellLeftOrder(broken, recheck)
  expect(toast).not.toHaveBeenCalled()
})
