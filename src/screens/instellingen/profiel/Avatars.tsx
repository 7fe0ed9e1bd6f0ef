import { AvatarId } from '../../../api/contract/session.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { profileCopy as copy } from './copy.ts'
import styles from './Profiel.module.css'

type Props = {
  chosen: AvatarId
  choose: (avatar: AvatarId) => void
  /** The URL of the customer's own picture; null: it cannot be chosen. */
  picture: string | null
}

/** Display order: people, things, and last the customer's own picture. */
const order = Object.keys(copy.avatars).filter((name): name is AvatarId => AvatarId.options.some((known) => known === name))

/** The avatars to choose from. The whole porthole is the radio button. */
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
