import { Username } from '#kit/ui/Username.tsx'
import { getUser } from '#model/login/contract/session.ts'
import { useReadState } from '#platform/api/client.ts'

/** The login name of the customer, for every form with a password of a session. */
export const OwnUsername = () => <Username value={useReadState(getUser).value?.phoneNumber} />
