import { setPassword } from '../../../api/contract/guest.ts'
import { href } from '../../../routes/href.ts'
import { prepare } from '../../../routes/prepare.ts'
import { navigateDone } from '../../../routes/receipt.ts'
import { NewPassword } from '../shared/NewPassword.tsx'
import { newPasswordCopy as copy } from './copy.ts'

const done = '/wachtwoord-instellen/bedankt'

export function NewPasswordForm({ token, gone }: { token: string; gone: () => void }) {
  async function saved() {
    await prepare(href(done))
    navigateDone(href(done))
  }

  return (
    <NewPassword
      button={copy.button}
      operation={setPassword}
      input={(password) => ({ token, password })}
      saved={saved}
      done={done}
      refusals={{ LINK_GONE: gone }}
    />
  )
}
