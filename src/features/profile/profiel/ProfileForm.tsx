import { useState } from 'react'
import { nickname, nicknameProblem } from '#kit/typed/nickname.ts'
import { Avatar } from '#kit/ui/Avatar.tsx'
import { ButtonGroup } from '#kit/ui/Button.tsx'
import { Card } from '#kit/ui/Card.tsx'
import { Field } from '#kit/ui/Field.tsx'
import { Form } from '#kit/ui/Form.tsx'
import { useForm } from '#kit/ui/useForm.ts'
import { AvatarId } from '#model/login/contract/session.ts'
import { avatarOf, pictureAddress } from '#model/profile/avatar.ts'
import {
  deleteUserProfilePicture,
  saveUserProfile,
  saveUserProfilePicture,
  type UserProfile,
} from '#model/profile/contract/profile.ts'
import { calledName } from '#model/profile/customerName.ts'
import { useUnsaved } from '#page/draft/useUnsaved.ts'
import { WriteButton } from '#page/WriteButton.tsx'
import type { Failure } from '#platform/api/failure.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { changeCopy } from '../copy.ts'
import { copy } from './copy.ts'
import { OwnPicture } from './OwnPicture.tsx'
import styles from './Profiel.module.css'

/** Display order: people, things, and last the customer's own picture. */
const order = Object.keys(copy.avatars).filter((name): name is AvatarId => AvatarId.options.some((known) => known === name))

type Props = {
  firstName: string
  profile: UserProfile
  /** Base64. */
  stored: string | null
  saved: () => void
}

export function ProfileForm({ firstName, profile, stored, saved }: Props) {
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
            <p className={styles.name}>{calledName({ firstName, profile: { nickName } })}</p>
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
        <WriteButton offline={changeCopy.kept} busy={writing.busy} busyLabel={changeCopy.saving}>
          {copy.save}
        </WriteButton>
      </ButtonGroup>
    </Form>
  )
}

type AvatarsProps = {
  chosen: AvatarId
  choose: (avatar: AvatarId) => void
  /** The URL of the customer's own picture; null: it cannot be chosen. */
  picture: string | null
}

/** The avatars to choose from. The whole porthole is the radio button. */
function Avatars({ chosen, choose, picture }: AvatarsProps) {
  const shown = order.filter((name) => name !== 'custom' || picture !== null)
  return (
    <fieldset>
      <legend className="title-card">{copy.avatarTitle}</legend>
      <div className={styles.avatars}>
        {shown.map((name) => (
          <label key={name} className={styles.avatar}>
            <input type="radio" name="avatar" value={name} checked={name === chosen} onChange={() => choose(name)} />
            <Avatar name={name} picture={name === 'custom' ? picture : null} medium />
            <span className="small">{copy.avatars[name]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type Wanted = {
  avatarId: AvatarId
  nickName: string
  picture: PictureChange
  /** The current avatar: it stays when the new picture could not be saved. */
  before: AvatarId
}

/** Saves the profile. The picture goes first, so that the profile never refers to a missing picture. */
function useSaveProfile() {
  const [sending, removing, saving] = [
    useWrite(saveUserProfilePicture),
    useWrite(deleteUserProfilePicture),
    useWrite(saveUserProfile, { failed: copy.error }),
  ]

  async function sendPicture({ avatarId, picture }: Wanted): Promise<Failure | null> {
    if (picture.kind === 'remove') return await removing.run(undefined)
    if (picture.kind === 'replace' && avatarId === 'custom') return await sending.run({ base64: picture.base64 })
    return null
  }

  return {
    busy: sending.busy || removing.busy || saving.busy,
    refusal: saving.refusal,
    /** Resolves to the failure, or null. A failed picture is not reported: the rest is saved all the same. */
    async save(wanted: Wanted): Promise<Failure | null> {
      const isLost = (await sendPicture(wanted)) !== null && wanted.picture.kind === 'replace'
      return await saving.run({ avatarId: isLost ? wanted.before : wanted.avatarId, nickName: wanted.nickName })
    },
  }
}

/** The change of the customer's own picture; `base64` is the new one. */
type PictureChange = { kind: 'keep' } | { kind: 'remove' } | { kind: 'replace'; base64: string }

const keep: PictureChange = { kind: 'keep' }

/** The chosen avatar; without a choice, the own picture if there is one. */
function chosenAvatar({ avatarId }: Pick<UserProfile, 'avatarId'>, hasPicture: boolean): AvatarId {
  const avatar = avatarOf(avatarId, hasPicture ? 'picture' : null)
  return avatar.kind === 'picture' ? 'custom' : avatar.name
}

/** The URL of the customer's own picture after the change; null: none. `stored` is the current one in base64. */
function ownPicture(change: PictureChange, stored: string | null): string | null {
  if (change.kind === 'replace') return pictureAddress(change.base64)
  return change.kind === 'keep' && stored !== null ? pictureAddress(stored) : null
}
