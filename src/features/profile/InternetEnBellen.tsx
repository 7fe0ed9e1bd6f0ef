import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { provider } from '#kit/provider.ts'
import { phoneText } from '#kit/typed/phoneNumber.ts'
import { Button, ButtonGroup } from '#kit/ui/Button.tsx'
import { Card, Section } from '#kit/ui/Card.tsx'
import { Field } from '#kit/ui/Field.tsx'
import { Form } from '#kit/ui/Form.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { List } from '#kit/ui/List.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import { messageFor, useForm } from '#kit/ui/useForm.ts'
import { getUser } from '#model/login/contract/session.ts'
import { getNetworkSettings, type NetworkSwitch, updateNetworkSettings } from '#model/profile/contract/networkSettings.ts'
import { forwardNumberIn, forwardProblem, neededFor } from '#model/profile/networkSettings.ts'
import { LinkRow } from '#page/LinkRow.tsx'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { WriteButton } from '#page/WriteButton.tsx'
import { useRead, useReadState } from '#platform/api/client.ts'
import { atField } from '#platform/write/refusalText.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { savingCopy } from './copy.ts'
import { networkCopy } from './netwerkCopy.ts'
import { SavingSwitch } from './shared/SavingSwitch.tsx'
import styles from './shared/Settings.module.css'
import { SettingsPage } from './shared/SettingsPage.tsx'

const groups: readonly (readonly [keyof typeof networkCopy.groups, readonly NetworkSwitch[]])[] = [
  ['internet', ['mobileData', 'roaming', 'roamingOutsideEu']],
  ['calling', ['internationalCalls', 'voicemail', 'callForwarding', 'callWaiting', 'hideNumber']],
  ['paid', ['serviceNumbers', 'premiumSms', 'adult']],
]

/** `/instellingen/internet-en-bellen`: network settings. Each switch saves immediately. */
export default function InternetEnBellen() {
  return (
    <SettingsPage title={networkCopy.title} intro={networkCopy.intro} back={{ to: '/instellingen', label: networkCopy.back }}>
      <ReadBlock waiting={<Waiting />} failedText={networkCopy.error}>
        <Settings />
      </ReadBlock>
    </SettingsPage>
  )
}

InternetEnBellen.reads = () => [getNetworkSettings, getUser]

function Settings() {
  const { switches, dataCap, forwardTo } = useRead(getNetworkSettings)
  const user = useReadState(getUser).value
  if (switches === null) return <Notice>{networkCopy.stopped}</Notice>
  const hintOf = (name: NetworkSwitch) => {
    if (user?.isPrepaid && name === 'roaming') return networkCopy.prepaidRoaming
    if (user?.isPrepaid && name === 'internationalCalls') return networkCopy.prepaidAbroad
    return networkCopy.toggles[name].hint
  }
  return (
    <div className={styles.groups}>
      {groups.map(([group, names]) => (
        <Section key={group} title={networkCopy.groups[group]}>
          <Card>
            <div className={styles.settings}>
              {names.map((name) =>
                name === 'callForwarding' ? (
                  <Forwarding key={name} on={switches[name]} to={forwardTo} own={user?.phoneNumber ?? null} />
                ) : (
                  <OneSwitch key={name} name={name} on={switches[name]} hint={hintOf(name)} needed={neededFor(name, switches)} />
                ),
              )}
            </div>
          </Card>
          {group === 'internet' && (
            <List>
              {dataCap && (
                <LinkRow
                  to="/dataplafond"
                  icon="data-cap"
                  title={networkCopy.dataCap.title}
                  text={networkCopy.dataCap[dataCap.active ? 'on' : 'off']}
                  end={<Icon name="chevron-right" small />}
                />
              )}
              {provider.travelPack && (
                <LinkRow
                  to="/buitenland"
                  icon="roaming"
                  title={networkCopy.abroad.title}
                  text={networkCopy.abroad.text}
                  end={<Icon name="chevron-right" small />}
                />
              )}
            </List>
          )}
        </Section>
      ))}
    </div>
  )
}

type OneProps = { name: NetworkSwitch; on: boolean; hint: string; needed: NetworkSwitch | null }

/** A switch can always be turned off, but turned on only when the setting that it needs is on. */
function OneSwitch({ name, on, hint, needed }: OneProps) {
  return (
    <SavingSwitch
      name={name}
      checked={on}
      operation={updateNetworkSettings}
      input={(next) => ({ setting: name, on: next })}
      text={needed ? networkCopy.idle(networkCopy.toggles[needed].label) : hint}
      blocked={needed && !on ? networkCopy.needs(networkCopy.toggles[needed].label) : null}
    >
      {networkCopy.toggles[name].label}
    </SavingSwitch>
  )
}

const Waiting = () => (
  <div className={styles.groups} aria-hidden="true">
    {groups.map(([group, names]) => (
      <Section key={group} title={networkCopy.groups[group]}>
        <Skeleton width="100%" height={`${names.length * 5.6}rem`} radius="var(--radius-lg)" />
      </Section>
    ))}
  </div>
)

const words = networkCopy.toggles.callForwarding

type Props = { on: boolean /** The number that calls are forwarded to now. */; to: string | null; own: string | null }

/** Call forwarding: turning it on asks for a number, turning it off is immediate. */
function Forwarding({ on, to, own }: Props) {
  const [asks, setAsks] = useState(false)
  const part = useRef<HTMLDivElement>(null)

  /** The field disappears, so the switch takes the focus. */
  function close() {
    flushSync(() => setAsks(false))
    part.current?.querySelector<HTMLElement>('[role="switch"]')?.focus()
  }

  return (
    <div ref={part}>
      <SavingSwitch
        name="callForwarding"
        checked={on}
        ask={async (next) => {
          if (next) setAsks(true)
          return !next
        }}
        operation={updateNetworkSettings}
        input={(next) => ({ setting: 'callForwarding' as const, on: next })}
        text={on && to !== null ? networkCopy.forward.to(phoneText(to)) : words.hint}
      >
        {words.label}
      </SavingSwitch>
      {asks && !on && <ForwardTo own={own} done={close} />}
    </div>
  )
}

function ForwardTo({ own, done }: { own: string | null; done: () => void }) {
  const form = useForm({ number: '' }, { number: (text) => messageFor(forwardProblem(text, own), networkCopy.forward.problems) })
  const saving = useWrite(updateNetworkSettings, {
    failed: savingCopy.failed,
    outcomeUnknown: savingCopy.unknown,
    refusals: atField(form, 'number', { NUMBER_WRONG: networkCopy.forward.problems.invalid }),
  })
  const turnOn = () =>
    saving.run({ setting: 'callForwarding', on: true, forwardTo: forwardNumberIn(form.values.number) ?? '' }, done)

  return (
    <div className={styles.sub}>
      <Form review={form.review} onValid={() => void turnOn()} refusal={saving.refusal} short>
        <Field
          label={networkCopy.forward.label}
          help={networkCopy.forward.help}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={20}
          {...form.field('number')}
        />
        <ButtonGroup>
          <WriteButton variant="ink" busy={saving.busy && savingCopy.saving}>
            {networkCopy.forward.button}
          </WriteButton>
          <Button variant="quiet" onPress={done}>
            {networkCopy.forward.cancel}
          </Button>
        </ButtonGroup>
      </Form>
    </div>
  )
}
