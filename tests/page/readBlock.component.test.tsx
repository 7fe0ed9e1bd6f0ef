import { use } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { Failure } from '#platform/api/failure.ts'
import { type ConnectionLoss, setConnectionLoss } from '#platform/connection/connection.ts'
import { useToasts } from '#platform/stores/toasts.ts'
import { mount } from '../support/mount.tsx'

const retry = page.getByRole('button', { name: 'Probeer het opnieuw' })
const figure = page.getByText('5,8 GB')
const refused = page.getByText('We kunnen je verbruik nu niet laden.')

/** A read whose answer the test gives. */
function reading() {
  let current = Promise.withResolvers<string>()
  const ask = () => {
    current = Promise.withResolvers<string>()
    current.promise.catch(() => undefined)
  }
  ask()
  return {
    ask,
    answer: (text: string) => current.resolve(text),
    fail: (kind: 'broken' | 'offline') => current.reject(new Failure(kind, 'getUsage', 'no answer')),
    Figure: () => <p>{use(current.promise)}</p>,
  }
}

const Toasts = () => useToasts().map(({ id, text }) => <p key={id}>{text}</p>)

function show({ Figure }: ReturnType<typeof reading>) {
  mount(
    <>
      <ReadBlock reads={[]} waiting={<p>Bezig met laden</p>} failedText="We kunnen je verbruik nu niet laden.">
        <Figure />
      </ReadBlock>
      <Toasts />
    </>,
  )
}

function lose(loss: ConnectionLoss) {
  setConnectionLoss(loss, { atOnce: true })
  onTestFinished(() => setConnectionLoss(null))
}

test('a block that reads: when its answer comes, then the answer takes the place of the skeleton', async () => {
  const usage = reading()
  show(usage)
  await expect.element(page.getByText('Bezig met laden')).toBeVisible()
  usage.answer('5,8 GB')
  await expect.element(figure).toBeVisible()
  await expect.element(page.getByText('Bezig met laden')).not.toBeInTheDocument()
})

test('a block that reads: when the answer takes more than five seconds, then a message says so until it comes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const usage = reading()
  show(usage)
  vi.advanceTimersByTime(5000)
  vi.useRealTimers()
  const slow = page.getByText('Dit duurt langer dan normaal.')
  await expect.element(slow).toBeVisible()
  usage.answer('5,8 GB')
  await expect.element(slow).not.toBeInTheDocument()
})

test('a block whose read failed: when another try is pressed, then the focus stays in its place and the answer shows', async () => {
  const usage = reading()
  show(usage)
  usage.fail('broken')
  await expect.element(refused).toBeVisible()
  usage.ask()
  await retry.click()
  await expect.element(page.getByText('Opnieuw geprobeerd')).toHaveFocus()
  usage.answer('5,8 GB')
  await expect.element(figure).toBeVisible()
  await expect.element(refused).not.toBeInTheDocument()
})

test('a block whose read failed: when the next try fails too, then that is announced', async () => {
  const usage = reading()
  show(usage)
  usage.fail('broken')
  await expect.element(retry).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  usage.ask()
  usage.fail('broken')
  await retry.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/We kunnen je verbruik nu niet laden\./)
})

test('a block without an answer from the server: when it fails, then it names the connection', async () => {
  const usage = reading()
  show(usage)
  usage.fail('offline')
  await expect.element(page.getByText(/^We krijgen geen verbinding\./)).toBeVisible()
  await expect.element(retry).toBeVisible()
})

test('a block on a device without a network: when the network returns, then it tries again by itself and the focus stays', async () => {
  lose('device')
  const usage = reading()
  show(usage)
  usage.fail('offline')
  await expect.element(page.getByText(/^Je bent offline\./)).toBeVisible()
  await expect.element(retry).not.toBeInTheDocument()
  usage.ask()
  usage.answer('5,8 GB')
  setConnectionLoss(null)
  await expect.element(figure).toBeVisible()
})

test('a block whose retry button has the focus: when the connection returns, then the focus stays in its place', async () => {
  lose('server')
  const usage = reading()
  show(usage)
  usage.fail('offline')
  await expect.element(retry).toBeVisible()
  await userEvent.tab()
  await expect.element(retry).toHaveFocus()
  usage.ask()
  usage.answer('5,8 GB')
  setConnectionLoss(null)
  await expect.element(figure).toBeVisible()
  await expect.element(page.getByText('Opnieuw geprobeerd')).toHaveFocus()
})
