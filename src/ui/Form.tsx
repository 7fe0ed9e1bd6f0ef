import { type MouseEvent, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import styles from './Field.module.css'
import { Notice } from './Notice.tsx'
import type { Problem } from './useForm.ts'

const summaryTitle = (count: number) => (count === 1 ? 'Er klopt nog 1 veld niet' : `Er kloppen nog ${count} velden niet`)

/** The control itself, or what stands around it when the control is drawn by its label. */
function focusOn(id: string): void {
  const field = document.getElementById(id)
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center', behavior: 'instant' })
}

function isInView(id: string): boolean {
  const box = document.getElementById(id)?.getBoundingClientRect()
  return box !== undefined && box.top >= 0 && box.bottom <= innerHeight
}

type Props = {
  /** Says what is wrong and answers with it: `form.review`. */
  review: () => readonly Problem[]
  onValid: () => void
  /** For a button that stands outside it. */
  id?: string
  children: ReactNode
}

/**
 * A form that says what is wrong when it is sent: one field in view takes the focus, otherwise a summary on top does, with links to the
 * fields (design 5). It stays as it is until the next try, so that nothing moves while somebody mends a field.
 */
export function Form({ review, onValid, id, children }: Props) {
  const [wrong, setWrong] = useState<readonly Problem[]>([])
  const summary = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (wrong.length === 0) return
    summary.current?.focus({ preventScroll: true })
    summary.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [wrong])

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const problems = review()
    const [first] = problems
    const isSmall = problems.length === 1 && first !== undefined && isInView(first.id)
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
      {children}
    </form>
  )
}
