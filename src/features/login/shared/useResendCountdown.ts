import { useEffect, useState } from 'react'
import { now } from '#kit/clock.ts'
import { secondsUntilResend } from '#model/login/secondFactor.ts'

/** Counts down the seconds until another code can be requested. */
export function useResendCountdown(sentAt: number | null): number {
  const [moment, setMoment] = useState(now)
  const left = secondsUntilResend(sentAt, Math.max(moment, sentAt ?? 0))
  const waiting = left > 0
  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => setMoment(now()), 1000)
    return () => clearInterval(timer)
  }, [waiting])
  return left
}
