import { useEffect, useState } from 'react'
import { getUser } from '#model/login/contract/session.ts'
import { peek } from '#platform/api/client.ts'
import { chooseRemembered, isRemembered } from '#platform/session/remembering.ts'
import { forgetLogin, rememberLogin } from '#platform/session/savedLogin.ts'
import { whenKnown } from '#platform/session/visitor.ts'

/** Whether this device remembers the customer, and the choice about that (decisions D8). */
export function useRemembered(): [boolean, (on: boolean) => Promise<void>] {
  const [remembered, setRemembered] = useState(isRemembered)
  useEffect(() => whenKnown(() => setRemembered(isRemembered())), [])
  async function choose(on: boolean) {
    const stored = chooseRemembered(on)
    setRemembered(on)
    const number = peek(getUser)?.phoneNumber
    if (!on) await forgetLogin()
    else if (number !== undefined) await rememberLogin(number)
    await stored
  }
  return [remembered, choose]
}
