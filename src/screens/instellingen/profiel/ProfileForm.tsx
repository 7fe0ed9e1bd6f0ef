import { useState } from 'react'
import type { UserProfile } from '../../../api/contract/profile.ts'
import type { AvatarId } from '../../../api/contract/session.ts'
import { useBlocked } from '../../../connection/blocked.ts'
import { displayName } from '../../../domain/customerName.ts'
import { useUnsaved } from '../../../draft/useUnsaved.ts'
import { nickname, nicknameProblem } from '../../../typed/nickname.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button, ButtonGroup } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Form } from '../../../ui/Form.tsx'
import { useForm } from '../../../ui/useForm.ts'
import { changeCopy } from '../changeCopy.ts'
import { Avatars } from './Avatars.tsx'
import { profileCopy as copy } from './copy.ts'
import { chosenAvatar, keep, ownPicture, type PictureChange } from './draft.ts'
import { OwnPicture } from './OwnPicture.tsx'
import styles from './Profiel.module.css'
import { useSaveProfile } from './useSaveProfile.ts'

type Props = {
  firstName: string
  profile: UserProfile
  /** Base64. */
  stored: string | null
  saved: () => void
}

export function ProfileForm({ firstName, profile, stored, saved }: Props) {
  const offline = useBlocked(changeCopy.kept)
  const writing = useSaveProfile()
  const before = chosenAvatar(profile, stored !== null)
  const [avatarId, setAvatarId] = useState<AvatarId>(before)
  const [picture, setPicture] = useState<PictureChange>(keep)
  const form = useForm(
    { nickName: profile.nickName },
    { nickName: (text) => (nicknameProblem(text) === null ? null : copy.nickname.tooLong) },
  )
  const nickName = nickname(form.values.nickName)
  const own = ownPicture(picture, stored)
  useUnsaved(avatarId !== before || picture.kind !== 'keep' || nickName !== profile.nickName)

  function change(next: PictureChange, avatar: AvatarId) {
    setPicture(next)
    setAvatarId(avatar)
  }

  const withoutOwn = (other: AvatarId): AvatarId => (avatarId === 'custom' ? other : avatarId)

  async function save() {
    const failure = await writing.save({ avatarId, nickName, picture, before })
    if (!failure) saved()
  }

  return (
    <Form review={form.review} onValid={() => void save()} refusal={writing.refusal}>
      <Card className="stack">
        <div className="stack stack--tight">
          <p className="small muted">{copy.preview}</p>
          <div className={styles.preview}>
            <Avatar name={avatarId} picture={avatarId === 'custom' ? own : null} large />
            <p className={styles.name}>{displayName({ firstName, profile: { nickName } })}</p>
          </div>
        </div>
        <OwnPicture
          hasPicture={own !== null}
          chosen={(base64) => change({ kind: 'replace', base64 }, 'custom')}
          dropped={() => change(keep, withoutOwn(before))}
          removed={() => change(stored === null ? keep : { kind: 'remove' }, withoutOwn('generic'))}
        />
      </Card>
      <Field
        {...form.field('nickName')}
        label={copy.nickname.label}
        help={copy.nickname.hint}
        autoComplete="nickname"
        maxLength={80}
      />
      <Avatars chosen={avatarId} choose={setAvatarId} picture={own} />
      <ButtonGroup>
        <Button type="submit" variant="primary-green" busy={writing.busy} busyLabel={changeCopy.saving} blocked={offline}>
          {copy.save}
        </Button>
      </ButtonGroup>
    </Form>
  )
}
