import { externalHref } from '#kit/externalHref.ts'
import { provider } from '#kit/provider.ts'
import { buttonClass } from '#kit/ui/Button.tsx'
import { withQuery } from '#platform/router/href.ts'
import { ButtonLink, ExternalLink } from '#platform/router/Link.tsx'
import { usePlace } from '#platform/router/location.tsx'
import { guestCopy } from './guestCopy.ts'

/** Does not open the app automatically: a phone without the app would show an error. */
export default function NaarDeApp() {
  const { search } = usePlace()
  return (
    <>
      <div className="stack stack--tight">
        <h1 className="title-page" tabIndex={-1}>
          {guestCopy.app.heading}
        </h1>
        <p className="muted">{guestCopy.app.intro}</p>
      </div>
      <div className="stack">
        <a href={externalHref(provider.openApp)} className={buttonClass({ variant: 'primary-green', wide: true })}>
          {guestCopy.app.open}
        </a>
        <ButtonLink to={withQuery('/inloggen', new URLSearchParams(search))} variant="outline" wide>
          {guestCopy.app.stay}
        </ButtonLink>
      </div>
      <p>
        <ExternalLink to={provider.getApp} className="link">
          {guestCopy.app.get}
        </ExternalLink>
      </p>
    </>
  )
}
