import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import { provider } from '#kit/provider.ts'
import { Notice } from '#kit/ui/Notice.tsx'
import { dayText, monthName } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import { hoursOf, recentOutages } from '#model/outage/compensation.ts'
import { type Compensation, getCompensations } from '#model/outage/contract.ts'
import { useReadState } from '#platform/api/client.ts'
import { href } from '#platform/router/href.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import styles from './Compensations.module.css'
import { compensationCopy } from './compensationCopy.ts'

/** For the reads of a screen that shows compensations. */
export const compensationReads = provider.outageCompensation ? [getCompensations] : []

/** The compensations as far as they are known. */
export const useCompensations = (): readonly Compensation[] =>
  useReadState(provider.outageCompensation ? getCompensations : null).value ?? []

/** The compensations of the past month, and those to come. Nothing waits for them. */
export function Compensations() {
  const recent = recentOutages(useCompensations(), now())
  if (recent.length === 0) return null
  return (
    <div className={`stack ${styles.compensations}`}>
      {recent.map((compensation) => {
        const { id, until, invoice } = compensation
        const { title, text } = compensationText(compensation, now())
        return (
          <Notice
            key={id}
            tone={until === null ? 'info' : 'good'}
            title={title}
            action={
              invoice !== null && (
                <ButtonLink to={href('/factuur/:id', { id: invoice })} variant="outline" size="small">
                  {compensationCopy.view}
                </ButtonLink>
              )
            }
          >
            {text}
          </Notice>
        )
      })}
    </div>
  )
}

/** How long there was no service, how much comes back for it, and where; `now` in ms. */
export function compensationText(compensation: Compensation, now: number): { title: string; text: string } {
  const { area, from, until, amount, month, paid } = compensation
  const hours = hoursOf(compensation, now)
  const sum = euro(amount)
  if (until === null) return { title: compensationCopy.lasting.title(area), text: compensationCopy.lasting.body(hours, sum) }
  const [first, last] = [dayOf(Date.parse(from)), dayOf(Date.parse(until))]
  const when = (first === last ? compensationCopy.onDay : compensationCopy.sinceDay)(dayText(first), hours)
  const back =
    month === null
      ? compensationCopy.asCredit(sum)
      : (paid === null ? compensationCopy.toCome : compensationCopy.onInvoice)(sum, monthName(month))
  return { title: compensationCopy.title(area), text: `${when} ${back}` }
}
