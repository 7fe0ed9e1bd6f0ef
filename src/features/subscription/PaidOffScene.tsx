import { useEffect, useState } from 'react'
import { buzz } from '#kit/ui/buzz.ts'
import { Scene } from '#kit/ui/Scene.tsx'
import { euro } from '#kit/words/money.ts'
import InSun from '#page/flow/InSun.tsx'
import { countdownAt } from './countdown.ts'

/** How long the loan counts down (ms). */
const LASTS_MS = 2400

let hasCounted = false

/** What was lent (cents) counts down to nothing in the sun, once per visit. Decorative: the facts under it tell the end. */
export function PaidOffScene({ total, monthly }: { total: number; monthly: number }) {
  const [counts] = useState(() => !hasCounted && !matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [left, setLeft] = useState(counts ? total : 0)
  useEffect(() => {
    hasCounted = true
    if (!counts) return
    let frame = 0
    let began: number | null = null
    const step = (time: number) => {
      began ??= time
      const part = Math.min(1, (time - began) / LASTS_MS)
      setLeft(countdownAt(part, { total, monthly }))
      if (part < 1) frame = requestAnimationFrame(step)
      else buzz()
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [counts, total, monthly])
  return (
    <Scene name="success">
      <InSun longest={euro(total)}>{euro(left)}</InSun>
    </Scene>
  )
}
