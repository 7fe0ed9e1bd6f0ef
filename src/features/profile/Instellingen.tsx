import { customerCopy } from '#kit/customerCopy.ts'
import { externalHref } from '#kit/externalHref.ts'
import { provider } from '#kit/provider.ts'
import { maskedIban } from '#kit/typed/ibanText.ts'
import { phoneText } from '#kit/typed/phoneNumber.ts'
import { Avatar } from '#kit/ui/Avatar.tsx'
import { Badge } from '#kit/ui/Badge.tsx'
import { Button } from '#kit/ui/Button.tsx'
import { ButtonRow } from '#kit/ui/ButtonRow.tsx'
import { Section } from '#kit/ui/Card.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { List } from '#kit/ui/List.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { Segmented } from '#kit/ui/Segmented.tsx'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import { getUser } from '#model/login/contract/session.ts'
import { addressLine } from '#model/profile/addressText.ts'
import { getUserDetails } from '#model/profile/contract/details.ts'
import { forumCreateToken, getPopup } from '#model/profile/contract/preferences.ts'
import { LinkRow } from '#page/LinkRow.tsx'
import { openSearch } from '#page/openSearch.ts'
import { useReadState } from '#platform/api/client.ts'
import { useBlocked } from '#platform/connection/blocked.ts'
import { usePlace } from '#platform/router/location.tsx'
import { endSession } from '#platform/session/session.ts'
import { useAvatar } from '#platform/session/useAvatar.ts'
import { useIsPrepaid } from '#platform/session/visitor.ts'
import { chooseTheme, useTheme } from '#platform/theme.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { settingsCopy } from './copy.ts'
import { Popup } from './Popup.tsx'
import { entriesFor, type ShownEntry, settingGroupsOf } from './shared/entries.ts'
import styles from './shared/Settings.module.css'

const appSettingsCopy = settingsCopy.app

const looks = (['device', 'light', 'dark'] as const).map((value) => ({ value, text: appSettingsCopy.looks[value] }))

/** `/instellingen`: all settings, and the way to the search. */
export default function Instellingen() {
  const isPrepaid = useIsPrepaid()
  const entries = entriesFor(isPrepaid)
  return (
    <div className="wrap page">
      <div className="page__head">
        <h1 className="title-page" tabIndex={-1}>
          {settingsCopy.title}
        </h1>
        <p className="muted">{settingsCopy.intro}</p>
      </div>
      <div className={styles.top}>
        <Who />
        <div className="screen-only">
          <Button variant="outline" icon="search" onPress={openSearch}>
            {settingsCopy.search}
          </Button>
        </div>
      </div>
      <div className={styles.flowing}>
        <Groups entries={entries} isPrepaid={isPrepaid} />
        <AppSettings />
      </div>
      <Popup />
    </div>
  )
}

Instellingen.reads = () => [getUser, getUserDetails, getPopup]

/** The customer's name and avatar. Optional: whatever fails to load is left out. */
function Who() {
  const { value: user, settled } = useReadState(getUser)
  const avatar = useAvatar(user, settled)
  return (
    <div className={styles.who}>
      {avatar ? <Avatar {...avatar} large /> : <Skeleton width="88px" height="88px" radius="50%" />}
      {user ? (
        <div>
          <p className="title-card">
            {user.firstName} {user.lastName}
          </p>
          <p className="num">{phoneText(user.phoneNumber)}</p>
          <p className="small muted">
            {settingsCopy.customerNumber} <span className="num">{user.customerNumber}</span>
          </p>
        </div>
      ) : (
        !settled && (
          <div aria-hidden="true">
            <Skeleton width="12rem" height="4.5rem" />
          </div>
        )
      )}
    </div>
  )
}

function AppSettings() {
  const theme = useTheme()
  return (
    <Section title={appSettingsCopy.title}>
      <List>
        <li className={styles.look}>
          <div id="weergave" tabIndex={-1}>
            <h3 className="strong">{appSettingsCopy.look}</h3>
            <p className="small muted">{appSettingsCopy.lookText}</p>
          </div>
          <Segmented
            label={appSettingsCopy.look}
            options={looks}
            value={theme ?? 'device'}
            onChange={(look) => chooseTheme(look === 'device' ? null : look)}
          />
        </li>
        <Forum />
        <ButtonRow id="uitloggen" icon="log-out" title={customerCopy.logout} onPress={() => endSession('customer')} />
      </List>
    </Section>
  )
}

/** The settings pages by group. A known value replaces the general description of a page. */
function Groups({ entries, isPrepaid }: { entries: readonly ShownEntry[]; isPrepaid: boolean }) {
  const known = useKnown()
  return settingGroupsOf(entries, isPrepaid).map(({ title: group, own }) => (
    <Section key={group} title={group}>
      <List>
        {own.map(({ path, icon, title, text, to }) => (
          <LinkRow key={path} to={to} icon={icon} title={title} text={known[path] ?? text} end={<End path={path} />} />
        ))}
      </List>
    </Section>
  ))
}

function useKnown(): Partial<Record<string, string>> {
  const details = useReadState(getUserDetails).value
  if (details === null) return {}
  const { address, email, ibanNumber } = details
  return {
    '/instellingen/wijzig/adres': addressLine(address),
    '/instellingen/wijzig/email': email,
    ...(ibanNumber !== null && { '/instellingen/wijzig/bankrekeningnummer': maskedIban(ibanNumber) }),
  }
}

function End({ path }: { path: string }) {
  const { visitor } = usePlace()
  const status = visitor.kind === 'customer' ? visitor.flags.mfaStatus : null
  const isMfa = path === '/instellingen/gegevens/2-stapsbeveiliging' && (status === 'ACTIVE' || status === 'DISABLED_BY_CUSTOMER')
  return (
    <span className="cluster">
      {isMfa && (
        <Badge tone={status === 'ACTIVE' ? 'good' : 'neutral'}>{settingsCopy.states[status === 'ACTIVE' ? 'on' : 'off']}</Badge>
      )}
      <Icon name="chevron-right" small />
    </span>
  )
}

/** The row that opens the customer forum, signed in with a one-time token. */
function Forum() {
  const offline = useBlocked()
  const making = useWrite(forumCreateToken)

  const open = () =>
    making.run(undefined, ({ token }) => {
      // A fragment stays out of server logs and the Referer header.
      location.assign(externalHref(`${provider.forum}#token=${token}`))
    })

  return (
    <>
      <ButtonRow
        icon="friends"
        title={settingsCopy.forum.title}
        text={making.busy ? settingsCopy.forum.busy : (offline ?? settingsCopy.forum.text)}
        end={<Icon name="chevron-right" small />}
        still={making.busy || offline !== null}
        onPress={() => void open()}
      />
      {making.refusal !== null && (
        <li className={styles.refused}>
          <Notice tone="bad" title={making.refusal} alert />
        </li>
      )}
    </>
  )
}
