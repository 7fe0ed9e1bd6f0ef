import { useOptionalRead } from '../../api/client.ts'
import { getUser } from '../../api/contract/session.ts'
import { Link } from '../../routes/Link.tsx'
import styles from './Footer.module.css'

/** The withdrawal function: clearly labelled and always there while something is in its reflection period (domain 1.15). */
export function WithdrawLink() {
  return (
    useOptionalRead(getUser)?.isInReflection && (
      <li className={styles.whole}>
        <Link to="/annuleren" className="strong">
          Overeenkomst hier herroepen
        </Link>
      </li>
    )
  )
}
