import { Scene } from '#kit/ui/Scene.tsx'
import { ButtonLink } from '#platform/router/Link.tsx'
import { guestCopy } from './guestCopy.ts'

const copy = guestCopy.loggedOut

export default function Uitgelogd() {
  return (
    <div className="wrap page">
      <div className="columns columns--half columns--middle">
        <Scene name="walk" />
        <div className="stack">
          <h1 className="title-page" tabIndex={-1}>
            {copy.heading}
          </h1>
          <p className="lead">{copy.intro}</p>
          <div className="cluster">
            <ButtonLink to="/inloggen" variant="primary-green">
              {copy.button}
            </ButtonLink>
          </div>
        </div>
      </div>
    </div>
  )
}
