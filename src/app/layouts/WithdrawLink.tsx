import { useOptionalRead } from '../../api/client.ts'
import { getUser } from '../../api/contract/session.ts'
import { Link } from '../../routes/Link.tsx'

/** The withdrawal function: clearly labelled and always there while something is in its reflection period (domain 1.15). */
export function WithdrawLink() {
  return (
    useOptionalRead(getUser)?.isInReflection && (
      <li>
        <Link to="/annuleren" className="strong">
          Overeenkomst hier herroepen
        </Link>
      </li>
    )
  )
}
