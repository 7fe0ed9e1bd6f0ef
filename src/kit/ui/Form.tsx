import { type MouseEvent, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { plural } from '../words/plural.ts'
import styles from './Field.module.css'
import { focusOn, inPageOrder, isInView } from './focusOn.ts'
import { Notice } from './Notice.tsx'
import type { Problem } from './useForm.ts'

const summaryTitle = (count: number) => plural(count, 'Er klopt nog 1 veld niet', `Er kloppen nog ${count} velden niet`)

type Props = {
  /** Marks the errors and answers them, in any order: `form.review`. */
  review: () => readonly Problem[]
  onValid: () => void
  /** Why the submission was refused, when the reason concerns no single field; shown above the fields. */
  refusal?: string | null
  /** A form with all fields in view, such as signing in: on errors the first wrong field takes the focus, without a summary. */
  short?: boolean
  /** For a button outside the form. */
  id?: string
  children: ReactNode
}

/**
 * A form that reports errors on submit. A single visible field takes the focus; otherwise a summary on top does, with links to the fields.
 * The summary stays until the next submit, so that nothing moves while the user corrects a field.
 */
export function Form({ review, onValid, refusal = null, short = false, id, children }: Props) {
  const [wrong, setWrong] = useState<readonly Problem[]>([])
  const summary = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (wrong.length === 0) return
    summary.current?.focus({ preventScroll: true })
    summary.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [wrong])

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const problems = inPageOrder(review())
    const [first] = problems
    const isSmall = short || (problems.length === 1 && first !== undefined && isInView(first.id))
    setWrong(isSmall ? [] : problems)
    if (first === undefined) onValid()
    else if (isSmall) focusOn(first.id)
  }

  return (
    <form id={id} className={styles.form} noValidate onSubmit={submit}>
      {wrong.length > 0 && (
        <div ref={summary} className={styles.summary} tabIndex={-1} role="group" aria-label={summaryTitle(wrong.length)}>
          <Notice tone="bad" title={summaryTitle(wrong.length)}>
            <ul>
              {wrong.map(({ id, text }) => (
                <li key={id}>
                  <a
                    className="link"
                    href={`#${id}`}
                    onClick={(event: MouseEvent) => {
                      event.preventDefault()
                      focusOn(id)
                    }}
                  >
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
      {refusal !== null && <Notice tone="bad" title={refusal} alert />}
      {children}
    </form>
  )
}
