import { useRef, useState } from 'react'
import { Notice } from '#kit/ui/Notice.tsx'
import { withQuery } from '#platform/router/href.ts'
import { ButtonLink, Link } from '#platform/router/Link.tsx'
import { usePlace } from '#platform/router/location.tsx'
import { Redirect } from '#platform/router/Redirect.tsx'
import { CodeForm } from './CodeForm.tsx'
import { type Pending, pendingChallenge } from './challenge.ts'
import { mfaCopy as copy } from './mfaCopy.ts'
import { Resend } from './Resend.tsx'

const introOf = ({ method, destination }: Pending) => (method === null ? copy.intro.unknown : copy.intro[method](destination))

export default function InloggenMetCode() {
  const { search } = usePlace()
  const [pending, setPending] = useState(pendingChallenge)
  const [trusted, setTrusted] = useState(false)
  const [ended, setEnded] = useState<string | null>(null)
  /** When the expired code was sent (ms). */
  const [expired, setExpired] = useState<number | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const login = withQuery('/inloggen', new URLSearchParams(search))

  /** Moves the focus to the heading, because the focused field disappears. */
  function end(why: string) {
    setEnded(why)
    heading.current?.focus()
  }

  if (pending === null) return <Redirect to={login} />
  return (
    <>
      <div className="stack stack--tight">
        <h1 className="title-page" tabIndex={-1} ref={heading}>
          {copy.heading}
        </h1>
        {ended === null && <p className="muted">{introOf(pending)}</p>}
      </div>
      {ended === null ? (
        <>
          <CodeForm
            key={pending.since} // resets the form for every new code
            pending={pending}
            query={new URLSearchParams(search)}
            trusted={trusted}
            trust={setTrusted}
            expired={() => setExpired(pending.since)}
            ended={end}
          />
          <Resend pending={pending} atOnce={expired === pending.since} sent={setPending} ended={end} />
          <Link to={login} replace className="link">
            {copy.back}
          </Link>
        </>
      ) : (
        <>
          <Notice tone="bad" title={ended} alert />
          <ButtonLink to={login} replace wide>
            {copy.back}
          </ButtonLink>
        </>
      )}
    </>
  )
}
