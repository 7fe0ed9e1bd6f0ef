import { useEffect, useState } from 'react'
import { overviewWords } from '#brand/words/overview.ts'
import type { Rise } from '#features/usage/shared/useRise.ts'
import { startOfMonth } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { Badge } from '#kit/ui/Badge.tsx'
import { buzz } from '#kit/ui/buzz.ts'
import { monthName } from '#kit/words/dateText.ts'

const AGAIN = 'Je internet doet het weer'

/** Said once the water has begun to rise: a live region speaks what comes into it. */
const SAID_AFTER_MS = 300

/** The note beside water that returns: internet works again, or a new month began. */
export default function Returned({ rise: { isFlood }, from }: { rise: Rise; from: Day | null }) {
  const [isSaid, setSaid] = useState(false)
  useEffect(() => {
    buzz()
    const timer = setTimeout(setSaid, SAID_AFTER_MS, true)
    return () => clearTimeout(timer)
  }, [])
  return <p role="status">{isSaid && <Badge tone="good">{isFlood ? floodText(from) : AGAIN}</Badge>}</p>
}

/** `from`: the first day of the bundle. */
const floodText = (from: Day | null): string =>
  from !== null && from === startOfMonth(from) ? overviewWords.newMonth(monthName(from)) : overviewWords.refilled
