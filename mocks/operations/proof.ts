import * as v from 'valibot'
import type * as contract from '../../src/api/contract/proof.ts'
import { MfaMethod } from '../../src/api/contract/session.ts'
import { checked } from '../answers.ts'
import type { Part } from '../backend.ts'
import { askOwnPassword } from '../ownPassword.ts'
import { prove } from '../proof.ts'
import { proofChallenge, resend, verified } from '../secondFactor.ts'

const Password = v.object({ password: v.pipe(v.string(), v.maxLength(1000)) })
const id = v.pipe(v.string(), v.maxLength(100))
const Again = v.object({ id, method: MfaMethod })
const Code = v.object({ id, code: v.pipe(v.string(), v.regex(/^\d{6}$/)) })

export const proofs: Part<typeof contract> = {
  proveByPassword(input, context) {
    askOwnPassword(checked(Password, input).password, context)
    return true
  },
  sendProofCode: (_, { browser, account, now }) => proofChallenge(browser, account, now),
  resendProofCode(input, { browser, now }) {
    const { id, method } = checked(Again, input)
    return resend(browser, id, method, now, 'proof')
  },
  proveByCode(input, context) {
    const { id, code } = checked(Code, input)
    verified(context, id, code, 'proof')
    prove(context.browser, 'code', context.real)
    return true
  },
}
