import type { ReactNode } from 'react'
import { provider } from '#kit/provider.ts'
import { maskedIban } from '#kit/typed/ibanText.ts'
import { phoneText } from '#kit/typed/phoneNumber.ts'
import { Card, Section } from '#kit/ui/Card.tsx'
import { Icon, type IconName } from '#kit/ui/Icon.tsx'
import { List } from '#kit/ui/List.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { bones, Skeleton } from '#kit/ui/Skeleton.tsx'
import { dayInFull } from '#kit/words/dateText.ts'
import type { AccessFacts } from '#model/access/access.ts'
import { getUser } from '#model/login/contract/session.ts'
import { addressLines } from '#model/profile/addressText.ts'
import { getUserDetails } from '#model/profile/contract/details.ts'
import { getVatInvoice, updateVatInvoice } from '#model/profile/contract/preferences.ts'
import { getUserProfile } from '#model/profile/contract/profile.ts'
import { ContactLink } from '#page/ContactLink.tsx'
import { LinkRow } from '#page/LinkRow.tsx'
import { MaskedNumber } from '#page/MaskedNumber.tsx'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useRead } from '#platform/api/client.ts'
import type { PlainPath } from '#platform/router/href.ts'
import { usePlace } from '#platform/router/location.tsx'
import { detailsCopy } from './gegevensCopy.ts'
import { SavingSwitch } from './shared/SavingSwitch.tsx'
import styles from './shared/Settings.module.css'
import { SettingsPage } from './shared/SettingsPage.tsx'

const { rows } = detailsCopy

/** `/instellingen/gegevens`: the customer's data, each with a link to change it. */
export default function Gegevens() {
  return (
    <SettingsPage title={detailsCopy.title} intro={detailsCopy.intro} back={{ to: '/instellingen', label: detailsCopy.back }}>
      <ReadBlock waiting={<Waiting />} failedText={detailsCopy.error}>
        <Details />
      </ReadBlock>
    </SettingsPage>
  )
}

Gegevens.reads = ({ prepaid }: AccessFacts) => [getUser, getUserDetails, getUserProfile, ...(prepaid ? [] : [getVatInvoice])]

function Details() {
  const { visitor } = usePlace()
  const user = useRead(getUser)
  const details = useRead(getUserDetails)
  const { nickName } = useRead(getUserProfile)
  const [street, city] = addressLines(details.address)
  const status = visitor.kind === 'customer' ? visitor.flags.mfaStatus : 'DISABLED_BY_CUSTOMER'
  const mfa =
    status === 'UNSUPPORTED_PLATFORM' ? detailsCopy.mfa.none : detailsCopy.mfa[status === 'DISABLED_BY_CUSTOMER' ? 'off' : 'on']
  return (
    <div className={styles.groups}>
      <Section title={detailsCopy.groups.person}>
        <List>
          <Row icon="profile" term={rows.name}>
            {user.firstName} {user.lastName}
          </Row>
          <Row icon="friends" term={rows.nickname} path="/instellingen/wijzig/profiel">
            {nickName.trim() || detailsCopy.missing}
          </Row>
          <Row icon="calendar" term={rows.birthDate}>
            {dayInFull(details.birthDay)}
          </Row>
          <Row icon="invoices" term={rows.customerNumber}>
            <span className="num">{user.customerNumber}</span>
          </Row>
          <Row icon="call" term={rows.phoneNumber}>
            <span className="num">{phoneText(user.phoneNumber)}</span>
          </Row>
          <Row icon="sim" term={rows.rateplan} path="/instellingen/abonnement" except={user.isPrepaid}>
            {details.rateplan}
          </Row>
        </List>
        <Notice action={<ContactLink small />}>{detailsCopy.nameChange}</Notice>
      </Section>
      <div className="stack stack--loose">
        <Section title={detailsCopy.groups.reach}>
          <List>
            <Row icon="address" term={rows.address} path="/instellingen/wijzig/adres">
              {street}
              <br />
              {city}
            </Row>
            <Row icon="mail" term={rows.email} path="/instellingen/wijzig/email">
              {details.email}
            </Row>
            <Row icon="bell" term={rows.messages} path={provider.messagesPath}>
              {detailsCopy.advertising[details.advertising ? 'on' : 'off']}
            </Row>
          </List>
          {details.livesOnWaddenIsland && <p className="small muted">{detailsCopy.wadden}</p>}
        </Section>
        <Section title={detailsCopy.groups.pay}>
          <List>
            <Row icon="bank" term={rows.iban} path="/instellingen/wijzig/bankrekeningnummer" except={user.isPrepaid}>
              {details.ibanNumber === null ? detailsCopy.missing : <MaskedNumber>{maskedIban(details.ibanNumber)}</MaskedNumber>}
            </Row>
          </List>
          {!user.isPrepaid && <VatSwitch />}
        </Section>
        <Section title={detailsCopy.groups.safe}>
          <List>
            <Row icon="password" term={rows.password} path="/instellingen/wijzig/wachtwoord">
              <span aria-hidden="true">••••••••</span>
              <span className="visually-hidden">{detailsCopy.hidden}</span>
            </Row>
            <Row icon="shield" term={rows.mfa} path="/instellingen/gegevens/2-stapsbeveiliging">
              {mfa}
            </Row>
            {provider.securityLog && <Row icon="lock" term={rows.security} path="/instellingen/gegevens/beveiliging" />}
            <Row icon="eye" term={rows.privacy} path="/instellingen/gegevens/privacy-instellingen" />
          </List>
        </Section>
      </div>
    </div>
  )
}

type RowProps = {
  icon: IconName
  term: string
  /** The screen that changes this fact. */
  path?: PlainPath
  /** Hides the link for this customer. */
  except?: boolean
  children?: ReactNode
}

function Row({ icon, term, path, except = false, children }: RowProps) {
  const to = path === undefined || except ? null : path
  return <LinkRow to={to} icon={icon} title={term} text={children} end={to && <Icon name="chevron-right" small />} />
}

const Waiting = () => (
  <div className={styles.groups} aria-hidden="true">
    <Skeleton width="100%" height="27rem" radius="var(--radius-lg)" />
    <Skeleton width="100%" height="40rem" radius="var(--radius-lg)" />
  </div>
)

const VatSwitch = () => (
  <Card>
    <ReadBlock waiting={bones('3.5rem')}>
      <Setting />
    </ReadBlock>
  </Card>
)

function Setting() {
  const { showVatInInvoice } = useRead(getVatInvoice)
  return (
    <SavingSwitch
      name="btw"
      checked={showVatInInvoice}
      operation={updateVatInvoice}
      input={(on) => ({ showVatInInvoice: on })}
      savedText={detailsCopy.vat.saved}
    >
      {detailsCopy.vat.label}
    </SavingSwitch>
  )
}
