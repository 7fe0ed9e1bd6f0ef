import { useState } from 'react'
import { Button, buttonClass } from '#kit/ui/Button.tsx'
import { type EsimPlatform, installLink } from '#model/sim/esim.ts'
import { esimCopy } from '../esimCopy.ts'

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
      <p className="muted">{esimCopy.install.hint}</p>
      {__MOCK__ ? (
        <Button variant="primary-green" wide onPress={press}>
          {esimCopy.install[platform]}
        </Button>
      ) : (
        <a
          href={installLink(platform, code)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ variant: 'primary-green', wide: true })}
          onClick={press}
        >
          {esimCopy.install[platform]}
        </a>
      )}
      <p role="status" className="small muted">
        {isPressed && (__MOCK__ ? esimCopy.install.demo : esimCopy.install.opened)}
      </p>
    </div>
  )
}
