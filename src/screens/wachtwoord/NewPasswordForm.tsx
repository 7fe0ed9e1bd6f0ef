import { setPassword } from '../../api/contract/guest.ts'
import { useWrite } from '../../order/useWrite.ts'
import { href } from '../../routes/href.ts'
import { prepare } from '../../routes/prepare.ts'
import { navigateDone } from '../../routes/receipt.ts'
import { NewPassword } from '../NewPassword.tsx'
import { newPasswordCopy as copy } from './copy.ts'

export function NewPasswordForm({ token, gone }: { token: string; gone: () => void }) {
  const writing = useWrite(setPassword, '/wachtwoord-instellen/bedankt')

  async function save(password: string) {
    const failure = await writing.send({ token, password }, async () => {
      const done = href('/wachtwoord-instellen/bedankt')
      await prepare(done)
      navigateDone(done)
    })
    if (failure?.code !== 'LINK_GONE') return failure
    gone()
    return null
  }

  return <NewPassword button={copy.button} busy={writing.busy} save={save} />
}
