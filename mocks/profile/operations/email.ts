/**
 * A new e-mail address in the demo: it takes effect when its link is opened within a day. It cannot be the address of another test account.
 * For a day after that, codes still go to the former one.
 */
import * as v from 'valibot'
import { provider } from '#kit/provider.ts'
import { emailIn } from '#kit/typed/email.ts'
import { isSameEmail } from '#kit/typed/emailText.ts'
import { momentText } from '#kit/words/dateText.ts'
import type * as contract from '#model/profile/contract/email.ts'
import { FORMER_COUNTS, formerInUse } from '#model/profile/mailboxes.ts'
import type { Account } from '../../../fixtures/accounts/account.ts'
import { accounts } from '../../../fixtures/accounts/all.ts'
import { askOwnPassword } from '../../login/ownPassword.ts'
import { checked, Refusal } from '../../server/answers.ts'
import type { Part } from '../../server/backend.ts'
import { linkMail } from '../../world/messages.ts'

const DAY = 24 * 3_600_000

const Wanted = v.object({ email: v.pipe(v.string(), v.maxLength(300)), password: v.pipe(v.string(), v.maxLength(1000)) })
const Link = v.object({ token: v.pipe(v.string(), v.maxLength(100)) })

/** The address that can still be confirmed. */
const askedOf = ({ emailAsked }: Account, now: number) => (emailAsked !== null && emailAsked.at + DAY > now ? emailAsked : null)

function told(account: Account, now: number): contract.EmailAddress {
  const former = formerInUse(account, now)
  return {
    email: account.email,
    pending: askedOf(account, now)?.email ?? null,
    codesTo: former && { email: former.email, until: new Date(former.until).toISOString() },
  }
}

export const emails: Part<typeof contract> = {
  getEmail: (_, { account, now }) => told(account, now),

  updateEmail(input, context) {
    const { account, record, mail, warn } = context
    const wanted = checked(Wanted, input)
    const email = emailIn(wanted.email)
    if (email === null) throw new Refusal(400, 'Expected an e-mail address')
    askOwnPassword(wanted.password, context)
    if (isSameEmail(email, account.email)) throw new Refusal(422, 'This is the address of now', 'EMAIL_SAME')
    const isTaken = accounts.some((other) => other.number !== account.number && isSameEmail(other.email, email))
    if (isTaken) throw new Refusal(422, 'Somebody else has this address', 'EMAIL_IN_USE')
    const token = crypto.randomUUID()
    record({ kind: 'email-asked', email, token })
    const { text, link } = linkMail({ email, token })
    mail(email, text, link ?? undefined)
    warn(`Er is een nieuw e-mailadres voor ${provider.product} gevraagd. Was jij dat niet? Neem contact met ons op.`)
    return true
  },

  confirmEmail(input, { account, now, record, warn }) {
    const { token } = checked(Link, input)
    const asked = askedOf(account, now)
    if (asked === null || asked.token !== token) throw new Refusal(410, 'This link cannot be used', 'LINK_GONE')
    const changed = record({ kind: 'email-confirmed', email: asked.email })
    const until = momentText(now + FORMER_COUNTS, now)
    warn(
      `Je e-mailadres voor ${provider.product} is gewijzigd. Codes komen tot ${until} nog hier. Was jij dit niet? Kies meteen een nieuw wachtwoord.`,
    )
    return told(changed, now)
  },
}
