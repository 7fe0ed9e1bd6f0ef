import { MfaMethod } from '#model/login/contract/session.ts'
import { href } from '#platform/router/href.ts'
import { ButtonLink, Link } from '#platform/router/Link.tsx'
import { Redirect } from '#platform/router/Redirect.tsx'
import { useReceipt } from '#platform/router/receipt.ts'
import { forgottenCopy } from './copy.ts'

/** The same for every number, so that it does not reveal who is a customer. */
export default function LinkVerstuurd() {
  const method = useReceipt(MfaMethod)
  if (method === null) return <Redirect to={href('/wachtwoord-vergeten')} />
  return (
    <>
      <div className="stack stack--tight">
        <h1 className="title-page" tabIndex={-1}>
          {forgottenCopy.done.heading}
        </h1>
        <p>{forgottenCopy.done.intro}</p>
        <p className="muted">{forgottenCopy.done.notReceived[method]}</p>
      </div>
      <ButtonLink to="/inloggen" wide>
        {forgottenCopy.back}
      </ButtonLink>
      <p>
        <Link to="/wachtwoord-vergeten" replace className="link">
          {forgottenCopy.done.again}
        </Link>
      </p>
    </>
  )
}
