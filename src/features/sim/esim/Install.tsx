import { useEffect, useState } from 'react'
import { Button, buttonClass } from '#kit/ui/Button.tsx'
import { Card } from '#kit/ui/Card.tsx'
import { Disclosure, Disclosures } from '#kit/ui/Disclosure.tsx'
import { Field } from '#kit/ui/Field.tsx'
import { Form } from '#kit/ui/Form.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { messageFor, useForm } from '#kit/ui/useForm.ts'
import type { Esim } from '#model/sim/contract/sim.ts'
import { type EsimPlatform, eidProblem, esimParts, installLink, installPlatform, isFor } from '#model/sim/esim.ts'
import { isEsim } from '#model/sim/simcard.ts'
import { ContactLink } from '#page/ContactLink.tsx'
import { useKeepFocus } from '#page/useKeepFocus.ts'
import { esimCopy } from '../esimCopy.ts'
import { Bullets } from '../shared/Bullets.tsx'
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
  const other = platform && !isHere ? esimCopy.install.phones[type] : undefined

  return (
    <div className="columns columns--half">
      <div className="stack">
        <Card>
          <div className="stack">
            {isHere ? (
              <>
                <h2 className="title-card">{esimCopy.install.title}</h2>
                <InstallButton platform={platform} code={code} begun={begin} />
                <Disclosure title={esimCopy.qr.title}>
                  <div className="stack">
                    <p className="muted">{esimCopy.qr.onOther}</p>
                    <Qr code={code} used={begin} />
                  </div>
                </Disclosure>
              </>
            ) : (
              <>
                <h2 className="title-card">{esimCopy.qr.title}</h2>
                <p className="muted">{other === undefined ? esimCopy.qr.body : esimCopy.install.otherPhone(other)}</p>
                <Qr code={code} used={begin} />
              </>
            )}
            {parts && (
              <Disclosure title={esimCopy.manual.title}>
                <Manual parts={parts} confirmationCode={confirmationCode} used={begin} />
              </Disclosure>
            )}
          </div>
        </Card>
      </div>
      <div className="stack">
        {replaces !== null && <Notice tone="warn">{isEsim(replaces) ? esimCopy.oldEsim : esimCopy.oldCard}</Notice>}
        <div className="stack" {...help}>
          <Live stage="ready" isHere={isHere}>
            {step !== 'trouble' && (
              <Disclosure title={esimCopy.unseen.title}>
                <p className="muted">{esimCopy.unseen.body}</p>
                <TurnOn replaces={replaces} variant="outline" />
                <Button variant="quiet" wide onPress={() => go('trouble')}>
                  {esimCopy.unseen.fails}
                </Button>
              </Disclosure>
            )}
          </Live>
          {step === 'trouble' && <Trouble again={() => go('begun')} />}
        </div>
        <Card>
          <div className="stack">
            <h2 className="title-card">{esimCopy.before.title}</h2>
            <Bullets items={esimCopy.before.items} />
            <Disclosures>
              <Disclosure title={esimCopy.eid.title}>
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
    title={esimCopy.trouble.title}
    alert
    action={
      <>
        <Button variant="outline" size="small" onPress={again}>
          {esimCopy.trouble.back}
        </Button>
        <ContactLink small />
      </>
    }
  >
    <p>{esimCopy.trouble.body}</p>
    <p>{esimCopy.trouble.again}</p>
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

/** Checks by its EID whether a phone supports eSIM. The EID is checked on the device and never sent or stored. */
function EidCheck() {
  const form = useForm({ eid: '' }, { eid: (text) => messageFor(eidProblem(text), esimCopy.eid) })
  const [right, setRight] = useState<string | null>(null)
  return (
    <div className="stack">
      <p>{esimCopy.eid.check}</p>
      <p className="small muted">{esimCopy.eid.where}</p>
      <Form review={form.review} onValid={() => setRight(form.values.eid)} short>
        <Field
          {...form.field('eid')}
          label={esimCopy.eid.label}
          help={esimCopy.eid.hint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={200}
        />
        <div role="status">
          {right !== null && right === form.values.eid && <Notice tone="good">{esimCopy.eid.right}</Notice>}
        </div>
        <Button type="submit" variant="outline">
          {esimCopy.eid.button}
        </Button>
      </Form>
    </div>
  )
}

type Props = { platform: EsimPlatform; code: string; begun: () => void }

/**
 * Installs on this phone in one tap; the phone's own settings take over. The code is sent to no other address. In a demo the button only
 * begins: no real profile server may be contacted.
 */
function InstallButton({ platform, code, begun }: Props) {
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
