import { useEffect, useState } from 'react'
import { Button } from '#kit/ui/Button.tsx'
import { Card } from '#kit/ui/Card.tsx'
import { Disclosure, Disclosures } from '#kit/ui/Disclosure.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import type { Esim } from '#model/sim/contract/sim.ts'
import { type EsimPlatform, esimParts, installPlatform, isFor } from '#model/sim/esim.ts'
import { isEsim } from '#model/sim/simcard.ts'
import { ContactLink } from '#page/ContactLink.tsx'
import { useKeepFocus } from '#page/useKeepFocus.ts'
import { esimCopy as copy } from '../esimCopy.ts'
import { Bullets } from '../shared/Bullets.tsx'
import { EidCheck } from './EidCheck.tsx'
import { InstallButton } from './InstallButton.tsx'
import { Live } from './Live.tsx'
import { Manual } from './Manual.tsx'
import { useProgress } from './progress.ts'
import { Qr } from './Qr.tsx'
import { TurnOn } from './TurnOn.tsx'

type Ready = Extract<Esim, { state: 'ready' }>

/** An eSIM that is ready to install: with a tap on the phone itself, by scanning a code, or by typing the codes. */
export function Install({ esim: { id, type, code, confirmationCode, replaces } }: { esim: Ready }) {
  const { step, go } = useProgress(id)
  const platform = useInstallPlatform()
  const parts = esimParts(code)
  const begin = () => {
    if (step === 'start') go('begun')
  }
  const help = useKeepFocus()
  const isHere = platform !== null && platform !== undefined && isFor(type, platform)
  const other = platform && !isHere ? copy.install.phones[type] : undefined

  return (
    <div className="columns columns--half">
      <div className="stack">
        <Card>
          <div className="stack">
            {isHere ? (
              <>
                <h2 className="title-card">{copy.install.title}</h2>
                <InstallButton platform={platform} code={code} begun={begin} />
                <Disclosure title={copy.qr.title}>
                  <div className="stack">
                    <p className="muted">{copy.qr.onOther}</p>
                    <Qr code={code} used={begin} />
                  </div>
                </Disclosure>
              </>
            ) : (
              <>
                <h2 className="title-card">{copy.qr.title}</h2>
                <p className="muted">{other === undefined ? copy.qr.body : copy.install.otherPhone(other)}</p>
                <Qr code={code} used={begin} />
              </>
            )}
            {parts && (
              <Disclosure title={copy.manual.title}>
                <Manual parts={parts} confirmationCode={confirmationCode} used={begin} />
              </Disclosure>
            )}
          </div>
        </Card>
      </div>
      <div className="stack">
        {replaces !== null && <Notice tone="warn">{isEsim(replaces) ? copy.oldEsim : copy.oldCard}</Notice>}
        <div className="stack" {...help}>
          <Live stage="ready" isHere={isHere}>
            {step !== 'trouble' && (
              <Disclosure title={copy.unseen.title}>
                <p className="muted">{copy.unseen.body}</p>
                <TurnOn replaces={replaces} variant="outline" />
                <Button variant="quiet" wide onPress={() => go('trouble')}>
                  {copy.unseen.fails}
                </Button>
              </Disclosure>
            )}
          </Live>
          {step === 'trouble' && <Trouble again={() => go('begun')} />}
        </div>
        <Card>
          <div className="stack">
            <h2 className="title-card">{copy.before.title}</h2>
            <Bullets items={copy.before.items} />
            <Disclosures>
              <Disclosure title={copy.eid.title}>
                <EidCheck />
              </Disclosure>
            </Disclosures>
          </div>
        </Card>
      </div>
    </div>
  )
}

const Trouble = ({ again }: { again: () => void }) => (
  <Notice
    tone="warn"
    title={copy.trouble.title}
    alert
    action={
      <>
        <Button variant="outline" size="small" onPress={again}>
          {copy.trouble.back}
        </Button>
        <ContactLink small />
      </>
    }
  >
    <p>{copy.trouble.body}</p>
    <p>{copy.trouble.again}</p>
  </Notice>
)

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
function useInstallPlatform(): EsimPlatform | null | undefined {
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
