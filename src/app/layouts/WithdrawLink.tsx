import { getUser } from '#model/login/contract/session.ts'
import { useReadState } from '#platform/api/client.ts'
import { Link } from '#platform/router/Link.tsx'
import styles from './Footer.module.css'

/** The withdrawal link, which the law requires to be visible as long as something can be withdrawn. */
export function WithdrawLink() {
  return (
    useReadState(getUser).value?.isInReflection && (
      <li className={styles.whole}>
        <Link to="/annuleren" className="strong">
          Overeenkomst hier herroepen
        </Link>
      </li>
    )
  )
}
