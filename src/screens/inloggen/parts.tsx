import { useState } from 'react'
import { signedOff } from '../../storage/registry.ts'
import { recall } from '../../storage/rest.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { loginCopy as copy } from './copy.ts'

/** Why the customer is on this page again, or, `returning`, what a visitor has come for who was not in yet. */
export function LoggedOutNotice({ reason, returning }: { reason: string | null; returning: boolean }) {
  const [wasIn] = useState(() => recall(signedOff) === true)
  if (reason === '1') return <Notice tone="good" title={copy.loggedOut[1]} />
  if (reason === '2') return <Notice title={copy.loggedOut[2]} />
  if (wasIn) return <Notice title={copy.loggedOut.other} />
  return returning ? <Notice title={copy.goOn} /> : null
}

/** The saved login name, masked, and two ways to get rid of it. */
export function Known({ name, useOther, forget }: { name: string; useOther: () => void; forget: () => void }) {
  return (
    <div className="stack stack--tight">
      <p>
        <span className="muted">{copy.knownAs}</span> <strong className="strong num">{name}</strong>
      </p>
      <div className="cluster">
        <Button variant="outline" size="small" onPress={useOther}>
          {copy.other}
        </Button>
        <Button variant="quiet" size="small" onPress={forget}>
          {copy.forget}
        </Button>
      </div>
    </div>
  )
}
