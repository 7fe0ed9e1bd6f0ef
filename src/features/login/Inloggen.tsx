import { type ReactNode, useEffect, useState } from 'react'
import { BlockNumber } from '#page/BlockNumber.tsx'
import { useReportedLoss } from '#platform/connection/connection.ts'
import { Link } from '#platform/router/Link.tsx'
import { usePlace } from '#platform/router/location.tsx'
import { copy } from './copy.ts'
import { LoginForm } from './LoginForm.tsx'
import { useLoggedOut } from './parts.tsx'

export default function Inloggen() {
  const query = new URLSearchParams(usePlace().search)
  const loggedOut = useLoggedOut(query.get('uitgelogd'))
  const offline = useReportedLoss() !== null
  const [card, setCard] = useState<ReactNode>(null)
  useEffect(() => {
    // An optional link beside existing content, so nothing shifts. If its script fails to load, the screen works without it.
    void import('./cardLink.tsx').then(
      ({ showCardLink }) => showCardLink(setCard),
      () => undefined,
    )
  }, [])
  return (
    <>
      <div className="stack stack--tight">
        <h1 className="title-page" tabIndex={-1}>
          {copy.heading}
        </h1>
        {loggedOut === null && <p className="muted">{query.has('ReturnUrl') ? copy.goOn : copy.intro}</p>}
      </div>
      {loggedOut}
      <LoginForm query={query} />
      <p className="cluster">
        <Link to="/wachtwoord-vergeten" className="link">
          {copy.forgot}
        </Link>
        {card}
      </p>
      {offline && <BlockNumber />}
    </>
  )
}
