import { type ReactNode, useEffect, useRef } from 'react'
import { Notice } from '#kit/ui/Notice.tsx'
import { ButtonLink } from '#platform/router/Link.tsx'
import { changeCopy } from './copy.ts'

/** Confirms a save above the form. Takes the focus, because the save button is below it. */
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
          <ButtonLink to="/instellingen/gegevens" variant="outline" size="small">
            {changeCopy.details}
          </ButtonLink>
        }
      >
        {children}
      </Notice>
    </div>
  )
}
