import { useReadState } from '../../../api/client.ts'
import { type Compensation, getCompensations } from '../../../api/contract/outage.ts'
import { now } from '../../../clock.ts'
import { recentOf } from '../../../domain/compensation.ts'
import { provider } from '../../../provider.ts'
import { href } from '../../../routes/href.ts'
import { ButtonLink } from '../../../routes/Link.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import styles from './Compensations.module.css'
import { compensationCopy as copy } from './compensationCopy.ts'
import { compensationText } from './compensationText.ts'

/** For the reads of a screen that shows compensations. */
export const compensationReads = provider.outageCompensation ? [getCompensations] : []

/** The compensations as far as they are known. */
export const useCompensations = (): readonly Compensation[] =>
  useReadState(provider.outageCompensation ? getCompensations : null).value ?? []

/** The compensations of the past month, and those to come. Nothing waits for them. */
export function Compensations() {
  const recent = recentOf(useCompensations(), now())
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
                  {copy.view}
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
