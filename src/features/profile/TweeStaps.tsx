import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CodeAsked } from '#features/login/shared/CodeAsked.tsx'
import { Button, ButtonGroup } from '#kit/ui/Button.tsx'
import { Card } from '#kit/ui/Card.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import {
  confirmMfaChange,
  getMfaSettings,
  type MfaSettings,
  type MfaWaiting,
  resendMfaChange,
  stopMfaChange,
} from '#model/login/contract/mfa.ts'
import { FlowColumn } from '#page/flow/FlowStep.tsx'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useKeepFocus } from '#page/useKeepFocus.ts'
import { useRead } from '#platform/api/client.ts'
import { renewSession } from '#platform/session/renewSession.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { MfaStart } from './MfaStart.tsx'
import { mfaSettingsCopy } from './mfaCopy.ts'
import { SettingsPage } from './shared/SettingsPage.tsx'

/** `/instellingen/gegevens/2-stapsbeveiliging`: turned on and off with the password and a code. */
export default function TweeStaps() {
  return (
    <SettingsPage
      title={mfaSettingsCopy.title}
      intro={mfaSettingsCopy.intro}
      back={{ to: '/instellingen/gegevens', label: mfaSettingsCopy.back }}
    >
      <FlowColumn>
        <ReadBlock waiting={<Waiting />}>
          <Setting />
        </ReadBlock>
      </FlowColumn>
    </SettingsPage>
  )
}

TweeStaps.reads = () => [getMfaSettings]

type Doing = 'on' | 'change' | 'off'

function Setting() {
  const settings = useRead(getMfaSettings)
  const [doing, setDoing] = useState<Doing | null>(null)
  const [done, setDone] = useState<'on' | 'off' | null>(null)
  const [ended, setEnded] = useState<string | null>(null)
  const [isAsked, setAsked] = useState(false)
  const told = useRef<HTMLDivElement>(null)
  const stay = useKeepFocus() // the buttons make way for a form

  /** Applies a change that removes the focused element, and moves the focus to the notice on top. */
  function tell(change: () => void) {
    flushSync(change)
    told.current?.focus()
  }

  const isOn = settings.status === 'ACTIVE'
  // From e-mail the only other method is sms, which a blocked simcard cannot receive.
  const canChange = settings.method === 'SMS' || !settings.simBlocked
  const choosing = doing ?? (settings.status === 'DISABLED_BY_CUSTOMER' ? 'on' : null)

  return (
    <div className="stack" {...stay}>
      <div ref={told} className="stack" tabIndex={-1} role="status">
        {ended !== null && <Notice tone="bad" title={ended} />}
        <MfaStatus settings={settings} done={done} />
      </div>
      {settings.waiting ? (
        <MfaCode
          key={settings.waiting.id}
          waiting={settings.waiting}
          isAsked={isAsked}
          done={(how) =>
            tell(() => {
              setDone(how)
              setDoing(null)
            })
          }
          ended={(why) => tell(() => setEnded(why))}
          stopped={() => tell(() => setDoing(null))}
        />
      ) : (
        choosing !== null && (
          <MfaStart
            key={choosing}
            settings={settings}
            wanted={choosing === 'off' ? 'off' : 'on'}
            button={
              choosing === 'on' ? mfaSettingsCopy.turnOn : choosing === 'off' ? mfaSettingsCopy.turnOff : mfaSettingsCopy.change
            }
            started={() => {
              setAsked(true)
              setDone(null)
              setEnded(null)
            }}
            cancel={choosing === 'on' ? null : () => tell(() => setDoing(null))}
          />
        )
      )}
      {isOn && doing === null && !settings.waiting && (
        <ButtonGroup>
          {canChange && (
            <Button variant="outline" onPress={() => setDoing('change')}>
              {mfaSettingsCopy.change}
            </Button>
          )}
          <Button variant="outline" onPress={() => setDoing('off')}>
            {mfaSettingsCopy.turnOff}
          </Button>
        </ButtonGroup>
      )}
    </div>
  )
}

function MfaStatus({ settings, done }: { settings: MfaSettings; done: 'on' | 'off' | null }) {
  const { status, method, simBlocked } = settings
  if (status === 'PENDING_VERIFICATION') return <Notice title={mfaSettingsCopy.status.PENDING_VERIFICATION} />
  if (status === 'UNSUPPORTED_PLATFORM') return <Notice>{mfaSettingsCopy.status.UNSUPPORTED_PLATFORM}</Notice>
  if (status === 'DISABLED_BY_CUSTOMER')
    return (
      <Notice
        tone={done === 'off' ? 'good' : 'warn'}
        title={done === 'off' ? mfaSettingsCopy.successOff : mfaSettingsCopy.status[status]}
      />
    )
  return (
    <>
      <Notice tone="good" title={done === 'on' ? mfaSettingsCopy.successOn : mfaSettingsCopy.status.ACTIVE(method ?? 'SMS')}>
        {done === 'on' && mfaSettingsCopy.status.ACTIVE(method ?? 'SMS')}
      </Notice>
      {simBlocked && method === 'SMS' && <Notice tone="warn">{mfaSettingsCopy.simBlockedNow}</Notice>}
    </>
  )
}

const Waiting = () => (
  <div className="stack" aria-hidden="true">
    <Skeleton width="100%" height="3.5rem" radius="var(--radius-md)" />
    <Card>
      <Skeleton width="100%" height="20rem" />
    </Card>
  </div>
)

type Props = {
  waiting: MfaWaiting
  /** The code was asked for on this screen just now: its field takes the focus. */
  isAsked: boolean
  done: (how: 'on' | 'off') => void
  ended: (why: string) => void
  stopped: () => void
}

/** Asks for the code that confirms the change. The server keeps the pending change, so a reload asks again. */
function MfaCode({ waiting, isAsked, done, ended, stopped }: Props) {
  const stopping = useWrite(stopMfaChange)
  return (
    <Card>
      <CodeAsked
        challenge={waiting}
        why={mfaSettingsCopy.waiting[waiting.wanted]}
        confirming={confirmMfaChange}
        confirmed={async () => {
          await renewSession()
          done(waiting.wanted)
        }}
        resending={resendMfaChange}
        ended={ended}
        refusal={stopping.refusal}
        begins={isAsked}
      >
        <Button variant="quiet" busy={stopping.busy} onPress={() => void stopping.run(undefined, stopped)}>
          {mfaSettingsCopy.cancel}
        </Button>
      </CodeAsked>
    </Card>
  )
}
