import { Scene } from '#kit/ui/Scene.tsx'
import { ButtonLink } from '#platform/router/Link.tsx'
import { guestCopy } from './guestCopy.ts'

export default function Uitgelogd() {
  return (
    <div className="wrap page">
      <div className="columns columns--half columns--middle">
        <Scene name="walk" />
        <div className="stack">
          <h1 className="title-page" tabIndex={-1}>
            {guestCopy.loggedOut.heading}
          </h1>
          <p className="lead">{guestCopy.loggedOut.intro}</p>
          <div className="cluster">
            <ButtonLink to="/inloggen" variant="primary-green">
              {guestCopy.loggedOut.button}
            </ButtonLink>
          </div>
        </div>
      </div>
    </div>
  )
}
