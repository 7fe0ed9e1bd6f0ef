import { provider } from '#kit/provider.ts'
import { Card, Section } from '#kit/ui/Card.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { List } from '#kit/ui/List.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import { getUser } from '#model/login/contract/session.ts'
import { getNetworkSettings, type NetworkSwitch, updateNetworkSettings } from '#model/profile/contract/networkSettings.ts'
import { neededFor } from '#model/profile/networkSettings.ts'
import { LinkRow } from '#page/LinkRow.tsx'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useRead, useReadState } from '#platform/api/client.ts'
import { Forwarding } from './Forwarding.tsx'
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
