import { now } from '#kit/clock.ts'
import { provider } from '#kit/provider.ts'
import { Notice } from '#kit/ui/Notice.tsx'
import { recentOutages } from '#model/outage/compensation.ts'
import { type Compensation, getCompensations } from '#model/outage/contract.ts'
import { useReadState } from '#platform/api/client.ts'
import { href } from '#platform/router/href.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import styles from './Compensations.module.css'
import { compensationCopy } from './compensationCopy.ts'
import { compensationText } from './compensationText.ts'

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
