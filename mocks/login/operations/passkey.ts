import * as v from 'valibot'
import * as contract from '#model/login/contract/passkey.ts'
import { checked } from '../../server/answers.ts'
import { guestArea } from '../../server/backend.ts'
import { admit } from '../auth.ts'
import { Answer, openQuestion, provenBy, questionOf } from '../passkeys/questions.ts'

const SIGN_IN = { purpose: 'sign-in', account: null, sid: null } as const
const Answered = v.object({ answer: Answer })

export const guestPasskeyOperations = guestArea(contract)({
  startPasskeySignIn(_, context) {
    // Nobody answers in a browser without keys. It gets no name for the question alone: that would replace the name that a sign-in at the same
    // moment gives it.
    if (Object.keys(context.browser.passkeys).length === 0) context.cookies.splice(0)
    return questionOf(openQuestion(context, SIGN_IN), context.url.hostname, [])
  },

  signInWithPasskey(input, context) {
    const { browser, now, url } = context
    // The input itself is asked about, because its verdict is kept under it.
    checked(Answered, input)
    const account = provenBy({ browser, now, origin: url.origin }, input.answer, SIGN_IN)
    const entered = admit(context, account, 'signed-in-with-passkey')
    context.cookies.push(...entered.cookies)
    return entered.answer
  },
})
