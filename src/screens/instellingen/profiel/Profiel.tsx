import { useState } from 'react'
import { useRead, useReadState } from '../../../api/client.ts'
import { getUserProfile } from '../../../api/contract/profile.ts'
import { getUserProfilePicture } from '../../../api/contract/profilePicture.ts'
import { getUser } from '../../../api/contract/session.ts'
import { ReadBlock } from '../../../page/ReadBlock.tsx'
import { Bone } from '../../../ui/Bone.tsx'
import { ChangePage } from '../ChangePage.tsx'
import { Saved } from '../Saved.tsx'
import { profileCopy as copy } from './copy.ts'
import { ProfileForm } from './ProfileForm.tsx'

/** `/instellingen/wijzig/profiel`: nickname and picture. */
export default function Profiel() {
  return (
    <ChangePage title={copy.heading} intro={copy.intro}>
      <ReadBlock waiting={<Waiting />}>
        <Changing />
      </ReadBlock>
    </ChangePage>
  )
}

Profiel.reads = () => [getUser, getUserProfile, getUserProfilePicture]

function Changing() {
  const { firstName } = useRead(getUser)
  const profile = useRead(getUserProfile)
  // A picture that fails to load counts as none, so the rest can still be changed.
  const { value, settled } = useReadState(getUserProfilePicture)
  const [saved, setSaved] = useState(0)
  if (!settled) return <Waiting />
  return (
    <div className="stack">
      {saved > 0 && <Saved key={saved} title={copy.success} />}
      <ProfileForm
        key={`form ${saved}`}
        firstName={firstName}
        profile={profile}
        stored={value?.base64 ?? null}
        saved={() => setSaved(saved + 1)}
      />
    </div>
  )
}

const Waiting = () => (
  <div className="stack" aria-hidden="true">
    <Bone width="100%" height="7.5rem" radius="var(--radius-lg)" />
    <Bone width="100%" height="6rem" />
    <Bone width="100%" height="20rem" />
  </div>
)
