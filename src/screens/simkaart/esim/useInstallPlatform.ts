import { useEffect, useState } from 'react'
import { type EsimPlatform, installPlatform } from '../../../domain/esim.ts'

/** Client hints, which are not in the DOM's types yet. */
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

/** As what this device can install an eSIM from a link; null when it cannot, and undefined while the browser has not said. */
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
