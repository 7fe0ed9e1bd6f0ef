import { beforeEach, expect, test, vi } from 'vitest'
import { replaced } from '../../support/replaced.ts'

let answer: (given: 'confirm' | null) => void
const openModal = vi.fn(
  () =>
    new Promise((resolve) => {
      answer = resolve
    }),
)
const endSession = vi.fn()
replaced({ 'platform/stores/modal.ts': { openModal }, 'platform/session/session.ts': { endSession } })
beforeEach(() => vi.clearAllMocks())

test('the question to sign in: when it is asked twice at once, then it opens once; when it is answered, then it can be asked again', async () => {
  const { askToSignIn } = await import('#platform/session/askToSignIn.ts')
  const [asked, again] = [askToSignIn(), askToSignIn()]
  await again
  expect(openModal).toHaveBeenCalledOnce()
  answer('confirm')
  await asked
  expect(endSession).not.toHaveBeenCalled()
  const later = askToSignIn()
  expect(openModal).toHaveBeenCalledTimes(2)
  answer(null)
  await later
  expect(endSession).toHaveBeenCalledExactlyOnceWith('timer')
})
