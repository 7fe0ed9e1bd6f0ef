import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from '../routes/Link.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { changeCopy } from './changeCopy.ts'

/** What was saved, on top of its form: it takes the focus, since the button that did it stands below. */
export function Saved({ title, children }: { title: string; children?: ReactNode }) {
  const said = useRef<HTMLDivElement>(null)
  useEffect(() => {
    said.current?.focus({ preventScroll: true })
    said.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [])
  return (
    <div ref={said} tabIndex={-1} role="status">
      <Notice
        tone="good"
        title={title}
        action={
          <Link to="/instellingen/gegevens" className={buttonClass({ variant: 'outline', size: 'small' })}>
            {changeCopy.details}
          </Link>
        }
      >
        {children}
      </Notice>
    </div>
  )
}
