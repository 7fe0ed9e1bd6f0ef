/**
 * Addresses in the demo. Postcodes of the test accounts (1234 AB, 4321 BA, 2468 CD, 3006 TU to 3060 TU) and of the islands (8881 ZZ, 1791 ZZ, 9163 ZZ) know
 * every house number. 5000 ZZ fails. Other postcodes are unknown, but an address there can still be entered by hand.
 */

import * as v from 'valibot'
import { provider } from '#kit/provider.ts'
import { additionIn, additionProblem, isSameAddress, zipCodeIn } from '#kit/typed/address.ts'
import { emailIn } from '#kit/typed/email.ts'
import { isSameEmail } from '#kit/typed/emailText.ts'
import { momentText } from '#kit/words/dateText.ts'
import * as contract from '#model/profile/contract/address.ts'
import * as emailContract from '#model/profile/contract/email.ts'
import { FORMER_COUNTS, formerInUse } from '#model/profile/mailboxes.ts'
import type { Account } from '../../../fixtures/accounts/account.ts'
import { accounts } from '../../../fixtures/accounts/all.ts'
import { streets } from '../../../fixtures/addresses.ts'
import { groupOf } from '../../friends/world.ts'
import { askOwnPassword } from '../../login/ownPassword.ts'
import { askProof } from '../../security/proof.ts'
import { checked, ourFault, Refusal } from '../../server/answers.ts'
import { area } from '../../server/backend.ts'
import { TypedPlace } from '../../server/typedValues.ts'
import { linkMail } from '../../world/messages.ts'
import { hasEnded } from '../../world/periods.ts'

const DAY = 24 * 3_600_000

const WantedEmail = v.object({ email: v.pipe(v.string(), v.maxLength(300)), password: v.pipe(v.string(), v.maxLength(1000)) })
const Link = v.object({ token: v.pipe(v.string(), v.maxLength(100)) })

/** The address that can still be confirmed. */
const askedOf = ({ emailAsked }: Account, now: number) => (emailAsked !== null && emailAsked.at + DAY > now ? emailAsked : null)

function told(account: Account, now: number): emailContract.EmailAddress {
  const former = formerInUse(account, now)
  return {
    email: account.email,
    pending: askedOf(account, now)?.email ?? null,
    codesTo: former && { email: former.email, until: new Date(former.until).toISOString() },
  }
}

/**
 * A new e-mail address in the demo: it takes effect when its link is opened within a day. It cannot be the address of another test account.
 * For a day after that, codes still go to the former one.
 */
export const emailOperations = area(emailContract)({
  getEmail: (_, { account, now }) => told(account, now),

  updateEmail(input, context) {
    const { account, record, mail, warn } = context
    const wanted = checked(WantedEmail, input)
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
})

const place = {
  zipCode: v.pipe(v.string(), v.maxLength(40), v.transform(zipCodeIn), v.string()),
  houseNumber: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99_999)),
  houseNumberAddition: v.pipe(
    v.string(),
    v.maxLength(40),
    v.transform(additionIn),
    v.check((text) => additionProblem(text) === null),
  ),
}
const Place = v.object(place)
const Wanted = v.object({ ...place, street: TypedPlace, city: TypedPlace })

/** The postcode for which the address register fails. */
const BROKEN = '5000 ZZ'

export const addressOperations = area(contract)({
  getAddress: (_, { account }) => account.address,

  findAddress(input) {
    const { zipCode } = checked(Place, input)
    if (zipCode === BROKEN) throw new Refusal(503, ourFault.message)
    return streets.get(zipCode) ?? null
  },

  updateAddress(input, context) {
    const { account, record } = context
    const { today } = context.world
    const address = checked(Wanted, input)
    if (isSameAddress(address, account.address)) throw new Refusal(422, 'The customer lives there', 'ADDRESS_SAME')
    askProof(context)
    const before = account.type === 'Postpaid' ? account : null
    const moved = record({ kind: 'address-changed', address })
    const after = moved.type === 'Postpaid' ? moved : null
    const hadHousemates = before !== null && !hasEnded(before, today) && groupOf(before, today).members.length > 0
    return {
      address: moved.address,
      householdEndsOn: hadHousemates ? (after?.household.endsOn ?? null) : null,
      completeChecked: after?.completeStatus === 'OUT_OF_SYNC',
    }
  },
})
