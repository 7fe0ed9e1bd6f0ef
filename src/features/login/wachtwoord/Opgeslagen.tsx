import { href } from '#platform/router/href.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { Redirect } from '#platform/router/Redirect.tsx'
import { useIsDone } from '#platform/router/receipt.ts'
import { setPasswordCopy } from './copy.ts'

export default function Opgeslagen() {
  if (!useIsDone()) return <Redirect to={href('/inloggen')} />
  return (
    <>
      <div className="stack stack--tight">
        <h1 className="title-page" tabIndex={-1}>
          {setPasswordCopy.done.heading}
        </h1>
        <p className="muted">{setPasswordCopy.done.intro}</p>
      </div>
      <ButtonLink to="/inloggen" variant="primary-green" wide>
        {setPasswordCopy.done.button}
      </ButtonLink>
    </>
  )
}
