import { SettingsPage } from '#features/profile/shared/SettingsPage.tsx'
import { provider } from '#kit/provider.ts'
import { Badge } from '#kit/ui/Badge.tsx'
import { Section } from '#kit/ui/Card.tsx'
import { Icon, type IconName } from '#kit/ui/Icon.tsx'
import { List } from '#kit/ui/List.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import type { AccessFacts } from '#model/access/access.ts'
import { getNumberLock } from '#model/security/contract/numberLock.ts'
import { getSimCard } from '#model/sim/contract/simcard.ts'
import { canBlock } from '#model/sim/simcard.ts'
import { BlockNumber } from '#page/BlockNumber.tsx'
import { ContactLink } from '#page/ContactLink.tsx'
import { LinkRow } from '#page/LinkRow.tsx'
import { useReadState } from '#platform/api/client.ts'
import type { PlainPath } from '#platform/router/href.ts'
import { usePlace } from '#platform/router/location.tsx'
import { useIsPostpaid } from '#platform/session/visitor.ts'
import { notMeCopy, securityCopy } from './shared/copy.ts'

const back = { to: '/instellingen/gegevens/beveiliging', label: securityCopy.title } as const

/** `/instellingen/gegevens/beveiliging/dit-was-ik-niet`: what to do now, in order. It needs no answer of the server to show. */
export default function NietIk() {
  const hasLock = useIsPostpaid() && provider.numberLock
  return (
    <SettingsPage title={notMeCopy.title} intro={notMeCopy.intro} back={back}>
      <div className="stack stack--loose">
        <Section title={notMeCopy.stepsTitle}>{hasLock ? <WithLock /> : <Steps isLocked={null} />}</Section>
        <Notice title={notMeCopy.call.title} action={<ContactLink small />}>
          <p>{notMeCopy.call.body}</p>
          <BlockNumber />
        </Notice>
      </div>
    </SettingsPage>
  )
}

NietIk.reads = ({ prepaid }: AccessFacts) => [getSimCard, ...(prepaid || !provider.numberLock ? [] : [getNumberLock])]

/** `done`: the text once there is nothing left to do; false: there is. */
type Step = { icon: IconName; path: PlainPath; words: { title: string; text: string }; done?: string | false }

const { steps } = notMeCopy

const WithLock = () => <Steps isLocked={useReadState(getNumberLock).value?.on ?? false} />

/** `isLocked`: null for a number that cannot be locked. */
function Steps({ isLocked }: { isLocked: boolean | null }) {
  const { visitor } = usePlace()
  const simcard = useReadState(getSimCard).value
  const mfa = visitor.kind === 'customer' ? visitor.flags.mfaStatus : 'UNSUPPORTED_PLATFORM'
  const hasMfa = mfa === 'ACTIVE'
  const isBlocked = simcard?.status === 'Geblokkeerd'
  const all: readonly (Step | false)[] = [
    { icon: 'password', path: '/instellingen/wijzig/wachtwoord', words: steps.password },
    mfa !== 'UNSUPPORTED_PLATFORM' && {
      icon: 'shield',
      path: '/instellingen/gegevens/2-stapsbeveiliging',
      words: steps.mfa,
      done: hasMfa && steps.mfa.done,
    },
    provider.passkeys && { icon: 'password', path: '/instellingen/gegevens/passkeys', words: steps.passkeys },
    (isBlocked || simcard === null || canBlock(simcard)) && {
      icon: 'sim',
      path: '/simkaart-blokkeren',
      words: steps.sim,
      done: isBlocked && steps.sim.done,
    },
    isLocked !== null && {
      icon: 'lock',
      path: '/instellingen/gegevens/beveiliging',
      words: isLocked ? steps.locked : steps.lock,
    },
    { icon: 'profile', path: '/instellingen/gegevens', words: steps.details },
  ]
  return (
    <List>
      {all
        .filter((step) => step !== false)
        .map(({ icon, path, words, done = false }, place) => (
          <LinkRow
            key={path}
            to={done === false ? path : null}
            icon={icon}
            title={`${place + 1}. ${words.title}`}
            text={done === false ? words.text : done}
            end={done === false ? <Icon name="chevron-right" small /> : <Badge tone="good">{notMeCopy.done}</Badge>}
          />
        ))}
    </List>
  )
}
