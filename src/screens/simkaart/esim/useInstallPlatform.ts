import { useEffect, useState } from 'react'
import { type EsimPlatform, installPlatform } from '../../../domain/esim.ts'

/** Client hints; TypeScript's DOM types lack them. */
type Hints = { platform?: string; getHighEntropyValues?: (names: string[]) => Promise<{ platformVersion?: string }> }

async function asked(): Promise<EsimPlatform | null> {
  const hints: Hints | undefined = Reflect.get(navigator, 'userAgentData')
  const { userAgent } = navigator
  if (!hints?.getHighEntropyValues) return installPlatform({ userAgent })
  const { platformVersion } = await hints
    .getHighEntropyValues(['platformVersion'])
    .catch((): { platformVersion?: string } => ({}))
  return installPlatform({ userAgent, platform: hints.platform, platformVersion })
}

/** The platform on which a link can install an eSIM; null when this device cannot, undefined until the browser has answered. */
export function useInstallPlatform(): EsimPlatform | null | undefined {
  const [platform, setPlatform] = useState<EsimPlatform | null>()
  useEffect(() => {
    let isHere = true
    void asked().then((told) => isHere && setPlatform(told))
    return () => {
      isHere = false
    }
  }, [])
  return platform
}
