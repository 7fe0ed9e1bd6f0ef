import { useState } from 'react'
import { bones } from '#kit/ui/Skeleton.tsx'
import { getUser } from '#model/login/contract/session.ts'
import { getUserProfile } from '#model/profile/contract/profile.ts'
import { getUserProfilePicture } from '#model/profile/contract/profilePicture.ts'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useRead, useReadState } from '#platform/api/client.ts'
import { ChangePage } from '../ChangePage.tsx'
import { Saved } from '../Saved.tsx'
import { copy } from './copy.ts'
import { ProfileForm } from './ProfileForm.tsx'

/** `/instellingen/wijzig/profiel`: nickname and picture. */
export default function Profiel() {
  return (
    <ChangePage title={copy.heading} intro={copy.intro}>
      <ReadBlock waiting={waiting}>
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
  if (!settled) return waiting
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

const waiting = bones('7.5rem', '6rem', '20rem')
