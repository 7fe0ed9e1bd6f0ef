import { AvatarId } from '../../api/contract/session.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { profileCopy as copy } from './copy.ts'
import styles from './Profiel.module.css'

type Props = {
  chosen: AvatarId
  choose: (avatar: AvatarId) => void
  /** The address of the customer's own picture; without one it cannot be chosen. */
  picture: string | null
}

/** As they stand beside each other: people, things, and last the customer's own picture. */
const order = Object.keys(copy.avatars).filter((name): name is AvatarId => AvatarId.options.some((known) => known === name))

/** Portholes to choose from. The whole porthole is the radio. */
export function Avatars({ chosen, choose, picture }: Props) {
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
