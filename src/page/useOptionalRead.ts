import { useEffect, useEffectEvent, useState } from 'react'
import { type Args, type Read, reading } from '#model/operation.ts'
import { peek, preload } from '#platform/api/client.ts'

/** The answer to a read that the screen can do without: its failure has no message. Undefined while it is asked, null when it failed. */
export function useOptionalRead<Input, Output>(
  isWanted: boolean,
  operation: Read<Input, Output>,
  ...args: Args<Input>
): Output | null | undefined {
  const [value, setValue] = useState<Output | null | undefined>(() => peek(operation, ...args))
  const learn = useEffectEvent(() => setValue(peek(operation, ...args) ?? null))
  const ask = useEffectEvent(() => preload([reading(operation, ...args)], { isIdle: true }).then(learn))
  useEffect(() => {
    if (isWanted) void ask()
  }, [isWanted])
  return value
}
