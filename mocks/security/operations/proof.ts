import * as v from 'valibot'
import { MfaMethod } from '#model/login/contract/session.ts'
import type * as contract from '#model/security/contract/proof.ts'
import { askOwnPassword } from '../../login/ownPassword.ts'
import { proofChallenge, resend, verified } from '../../login/secondFactor.ts'
import { checked } from '../../server/answers.ts'
import type { Context, Part } from '../../server/backend.ts'
import { TypedCode } from '../../server/typedValues.ts'
import { prove } from '../proof.ts'

const Password = v.object({ password: v.pipe(v.string(), v.maxLength(1000)) })
const id = v.pipe(v.string(), v.maxLength(100))
const Again = v.object({ id, method: MfaMethod })
const Code = v.object({ id, code: TypedCode })

const wantedIn = ({ sid }: Context) => ({ purpose: 'proof', sid }) as const

export const proofs: Part<typeof contract> = {
  proveByPassword(input, context) {
    askOwnPassword(checked(Password, input).password, context)
    return true
  },
  sendProofCode: (_, context) => proofChallenge(context, context.account),
  resendProofCode(input, context) {
    const { id, method } = checked(Again, input)
    return resend(context, id, method, wantedIn(context))
  },
  proveByCode(input, context) {
    const { id, code } = checked(Code, input)
    verified(context, id, code, wantedIn(context))
    prove(context, 'code')
    return true
  },
}
