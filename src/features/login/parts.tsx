import { type ReactNode, useState } from 'react'
import { Button } from '#kit/ui/Button.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { readItem } from '#platform/storage/items.ts'
import { signedOff } from '#platform/storage/registry.ts'
import { copy } from './copy.ts'

/** Why the customer was logged out; null for other visitors. */
export function useLoggedOut(reason: string | null): ReactNode {
  const [why] = useState(() => readItem(signedOff))
  if (reason === '1') return <Notice tone="good" title={copy.loggedOut[1]} />
  if (reason === '2') return <Notice title={copy.loggedOut[why === null || why === 'other' ? 2 : why]} />
  return why === 'other' ? <Notice title={copy.loggedOut.other} /> : null
}

export function Known({ name, useOther, forget }: { name: string; useOther: () => void; forget: () => void }) {
  return (
    <div className="stack stack--tight">
      <p>
        <span className="muted">{copy.knownAs}</span> <strong className="strong id">{name}</strong>
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
