import { type ReactNode, useState } from 'react'
import { Disclosure, Disclosures } from '#kit/ui/Disclosure.tsx'
import { useIsPrinting } from '#kit/ui/useIsPrinting.ts'
import { spanText } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import { type CallWeek, weeksOf } from '#model/usage/callWeeks.ts'
import type { Period, UsageEvent } from '#model/usage/contract.ts'
import { contactsIn } from '#model/usage/usage.ts'
import { contactText } from '../shared/contactText.ts'
import styles from './Events.module.css'

/** No more calls than this are shown without a press. */
const FEW = 7
/** A week with more calls than this is drawn only when it opens, and on paper. */
const LONG = 200

type Props = {
  /** The calls and messages with one number, newest first. */
  events: readonly UsageEvent[]
  period: Period
  draw: (events: readonly UsageEvent[], week: string) => ReactNode
}

/** The contact with one number, folded per week. A press opens a week. */
export function WeekList({ events, period, draw }: Props) {
  const weeks = weeksOf(events, period)
  const isOpen = events.length <= FEW || weeks.length === 1
  return (
    <div className={styles.weeks}>
      <Disclosures>
        {weeks.map((week) => (
          <Week key={week.from} week={week} isOpen={isOpen} draw={draw} />
        ))}
      </Disclosures>
    </div>
  )
}

function Week({ week, isOpen, draw }: { week: CallWeek; isOpen: boolean; draw: Props['draw'] }) {
  const isPrinting = useIsPrinting()
  const [isDrawn, setDrawn] = useState(isOpen || week.events.length <= LONG)
  const title = spanText(week)
  return (
    <Disclosure title={title} text={weekText(week)} open={isOpen} opened={() => setDrawn(true)}>
      {(isDrawn || isPrinting) && draw(week.events, title)}
    </Disclosure>
  )
}

/** `3 gesprekken van samen 25 minuten, € 1,20` */
function weekText({ events }: CallWeek): string {
  const [contact] = contactsIn(events)
  if (!contact) return ''
  return contact.costs > 0 ? `${contactText(contact)}, ${euro(contact.costs)}` : contactText(contact)
}
