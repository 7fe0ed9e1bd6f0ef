import { useRef, useState } from 'react'
import { type Failure, isUnknown, toFailure } from '../api/failure.ts'
import { newKey } from '../api/newKey.ts'
import type { Write } from '../api/operation.ts'
import { write } from '../api/write.ts'

/**
 * A write of a screen: one at a time however often it is pressed. The key belongs to what is sent, and is kept until the outcome is
 * known. `busy` lasts until `succeeded` is done. Answers what went wrong, or null.
 */
export function useWrite<Input, Output>(operation: Write<Input, Output>) {
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  const unknown = useRef<{ input: string; key: string } | null>(null)

  async function send(input: Input, succeeded: (output: Output) => void | Promise<void>): Promise<Failure | null> {
    if (sending.current) return null
    sending.current = true
    setBusy(true)
    const text = JSON.stringify(input ?? null)
    const attempt = unknown.current?.input === text ? unknown.current : { input: text, key: newKey() }
    try {
      const output = await write(operation, input, attempt)
      unknown.current = null
      await succeeded(output)
      return null
    } catch (error) {
      const failed = toFailure(error, operation.name)
      unknown.current = isUnknown(failed) ? attempt : null
      return failed
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  return { send, busy }
}
