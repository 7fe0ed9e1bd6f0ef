import { SettingsPage } from '#features/profile/shared/SettingsPage.tsx'
import { Card, Section } from '#kit/ui/Card.tsx'
import { Disclosure } from '#kit/ui/Disclosure.tsx'
import { bones } from '#kit/ui/Skeleton.tsx'
import { getPasskeys } from '#model/security/contract/passkeys.ts'
import { FlowColumn } from '#page/flow/FlowStep.tsx'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useKeepFocus } from '#page/useKeepFocus.ts'
import { useRead } from '#platform/api/client.ts'
import { passkeysCopy } from './copy.ts'
import { Make } from './Make.tsx'
import { Own } from './Own.tsx'

/** `/instellingen/gegevens/passkeys`: the customer's passkeys, with their last use, and a new one. */
export default function Passkeys() {
  return (
    <SettingsPage title={passkeysCopy.title} intro={passkeysCopy.intro}>
      <FlowColumn>
        <div className="stack stack--loose">
          <ReadBlock waiting={bones('9rem', '9rem')} failedText={passkeysCopy.error}>
            <All />
          </ReadBlock>
          <Card>
            <Disclosure title={passkeysCopy.how.title}>
              <div className="stack stack--tight">
                {passkeysCopy.how.items.map((item) => (
                  <p key={item}>{item}</p>
                ))}
              </div>
            </Disclosure>
          </Card>
        </div>
      </FlowColumn>
    </SettingsPage>
  )
}

Passkeys.reads = () => [getPasskeys]

function All() {
  const { userId, device, passkeys } = useRead(getPasskeys)
  return (
    <>
      <Section title={passkeysCopy.yours}>
        <div className="stack" {...useKeepFocus()}>
          {passkeys.length === 0 && <p className="muted">{passkeysCopy.none}</p>}
          {passkeys.map((passkey) => (
            <Own
              key={passkey.id}
              passkey={passkey}
              userId={userId}
              others={passkeys.filter(({ id }) => id !== passkey.id).map(({ id }) => id)}
            />
          ))}
        </div>
      </Section>
      <Section title={passkeysCopy.make.title}>
        <Make name={device ?? passkeysCopy.make.unnamed} />
      </Section>
    </>
  )
}
