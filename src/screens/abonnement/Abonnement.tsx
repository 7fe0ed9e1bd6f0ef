import { useOnline } from '../../stores/connection.ts'
import { ReadBlock } from '../ReadBlock.tsx'
import { SettingsPage } from '../SettingsPage.tsx'
import { Contract } from './Contract.tsx'
import { subscriptionCopy as copy } from './copy.ts'
import { PhoneBlock } from './PhoneBlock.tsx'
import { contractReads } from './reads.ts'
import { Waiting } from './Waiting.tsx'

/** `/instellingen/abonnement`: what this customer has, until when, and what can be done about it (spec 2 settings). */
export default function Abonnement() {
  return (
    <SettingsPage title={copy.title} intro={copy.intro}>
      <ReadBlock reads={contractReads()} waiting={<Waiting />} failedText={copy.error} instead={<PhoneAlone />}>
        <Contract />
      </ReadBlock>
    </SettingsPage>
  )
}

/** Without a connection it would only say the same once more. */
const PhoneAlone = () => (useOnline() ? <PhoneBlock /> : null)
