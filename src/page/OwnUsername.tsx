import { useReadState } from '../api/client.ts'
import { getUser } from '../api/contract/session.ts'
import { Username } from '../ui/Username.tsx'

/** The login name of the customer, for every form with a password of a session. */
export const OwnUsername = () => <Username value={useReadState(getUser).value?.phoneNumber} />
