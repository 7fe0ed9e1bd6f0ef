import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Choices, noChoices, type WarningKind } from '#model/warnings/warnings.ts'
import { accountHash } from '#platform/session/account.ts'
import { isRemembered } from '#platform/session/remembering.ts'
import { readChoices, writeChoices } from '#platform/warnings/choices.ts'
import { followWarnings, sayKnown } from '#platform/warnings/follow.ts'
import { followChoices } from '#platform/warnings/reach.ts'

/** How long a slider rests before its amount is stored (ms): an amount that is passed on the way warns of nothing. */
const RESTS_MS = 700

/** The choices of this customer on this device. */
async function fetchChoices(): Promise<Choices> {
  const [wanted, account] = await Promise.all([readChoices(), accountHash()])
  return wanted?.account === account ? wanted.choices : noChoices
}

/** Stores the choices, and does what follows from them. False when they are not stored. */
async function keep(choices: Choices): Promise<boolean> {
  const account = await accountHash().catch(() => null)
  if (account === null || !(await writeChoices({ account, remembered: isRemembered(), choices }))) return false
  followWarnings()
  await Promise.all([sayKnown(), followChoices()])
  return true
}

type Outcome = 'kept' | 'failed' | null

/** The choices, which are stored as soon as they are made. Null while they are being read. */
export function useWanted() {
  const [choices, setChoices] = useState<Choices | null>(null)
  const [told, setTold] = useState<Outcome>(null)
  const stored = useRef(noChoices)
  const waiting = useRef<{ next: Choices; timer: ReturnType<typeof setTimeout> }>(null)

  useEffect(() => {
    void fetchChoices()
      .catch(() => noChoices)
      .then((found) => {
        stored.current = found
        setChoices(found)
      })
  }, [])

  async function store() {
    const next = waiting.current?.next
    clearTimeout(waiting.current?.timer)
    waiting.current = null
    if (!next) return
    if (await keep(next)) stored.current = next
    else setChoices(stored.current)
    setTold(stored.current === next ? 'kept' : 'failed')
  }

  // Who leaves the screen at once keeps the choice too.
  const leave = useEffectEvent(() => void store())
  useEffect(() => () => leave(), [])

  function choose(kind: WarningKind, change: Partial<Choices[WarningKind]>): void {
    if (!choices) return
    const next = { ...choices, [kind]: { ...choices[kind], ...change } }
    setChoices(next)
    setTold(null)
    clearTimeout(waiting.current?.timer)
    waiting.current = { next, timer: setTimeout(() => void store(), 'on' in change ? 0 : RESTS_MS) }
  }

  return { choices, choose, told }
}
