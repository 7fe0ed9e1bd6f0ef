import { wayOut } from '../../outside.ts'
import { provider } from '../../provider.ts'
import { withQuery } from '../../routes/href.ts'
import { ButtonLink, ExternalLink } from '../../routes/Link.tsx'
import { usePlace } from '../../routes/location.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { guestCopy } from './guestCopy.ts'

const copy = guestCopy.app

/** Does not open the app automatically: a phone without the app would show an error. */
export default function NaarDeApp() {
  const { search } = usePlace()
  return (
    <>
      <div className="stack stack--tight">
        <h1 className="title-page" tabIndex={-1}>
          {copy.heading}
        </h1>
        <p className="muted">{copy.intro}</p>
      </div>
      <div className="stack">
        <a href={wayOut(provider.openApp)} className={buttonClass({ variant: 'primary-green', wide: true })}>
          {copy.open}
        </a>
        <ButtonLink to={withQuery('/inloggen', new URLSearchParams(search))} variant="outline" wide>
          {copy.stay}
        </ButtonLink>
      </div>
      <p>
        <ExternalLink to={provider.getApp} className="link">
          {copy.get}
        </ExternalLink>
      </p>
    </>
  )
}
