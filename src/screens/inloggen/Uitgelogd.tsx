import { href } from '../../routes/href.ts'
import { Link } from '../../routes/Link.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { guestCopy } from './guestCopy.ts'

const copy = guestCopy.loggedOut

export default function Uitgelogd() {
  return (
    <div className="wrap page">
      <div className="stack stack--tight">
        <h1 className="title-page" tabIndex={-1}>
          {copy.heading}
        </h1>
        <p className="muted">{copy.intro}</p>
      </div>
      <Link to={href('/inloggen')} className={buttonClass({ variant: 'primary-green' })}>
        {copy.button}
      </Link>
    </div>
  )
}
