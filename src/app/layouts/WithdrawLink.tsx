import { useReadState } from '../../api/client.ts'
import { getUser } from '../../api/contract/session.ts'
import { Link } from '../../routes/Link.tsx'
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
