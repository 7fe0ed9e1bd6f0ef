import { useState } from 'react'
import { Button, buttonClass } from '#kit/ui/Button.tsx'
import { type EsimPlatform, installLink } from '#model/sim/esim.ts'
import { esimCopy } from '../esimCopy.ts'

const copy = esimCopy.install

type Props = { platform: EsimPlatform; code: string; begun: () => void }

/**
 * Installs on this phone in one tap; the phone's own settings take over. The code is sent to no other address. In a demo the button only
 * begins: no real profile server may be contacted.
 */
export function InstallButton({ platform, code, begun }: Props) {
  const [isPressed, setPressed] = useState(false)
  const press = () => {
    setPressed(true)
    begun()
  }
  return (
    <div className="stack stack--tight">
      <p className="muted">{copy.hint}</p>
      {__MOCK__ ? (
        <Button variant="primary-green" wide onPress={press}>
          {copy[platform]}
        </Button>
      ) : (
        <a
          href={installLink(platform, code)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ variant: 'primary-green', wide: true })}
          onClick={press}
        >
          {copy[platform]}
        </a>
      )}
      <p role="status" className="small muted">
        {isPressed && (__MOCK__ ? copy.demo : copy.opened)}
      </p>
    </div>
  )
}
