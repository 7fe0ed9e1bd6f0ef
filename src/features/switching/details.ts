import { is } from 'valibot'
import type { Day } from '#kit/parts.ts'
import { birthDateProblem, dateIn } from '#kit/typed/dateInput.ts'
import { emailIn, emailProblem } from '#kit/typed/email.ts'
import { ibanIn, ibanProblem, isDutchIban } from '#kit/typed/iban.ts'
import { infixProblem, initialsProblem, initialsText, nameProblem } from '#kit/typed/personName.ts'
import { plainText } from '#kit/typed/typedText.ts'
import {
  birthDateCopy,
  emailCopy,
  firstNameCopy,
  ibanCopy,
  infixCopy,
  initialsCopy,
  lastNameCopy,
  salutationCopy,
} from '#kit/ui/fieldCopy.ts'
import { messageFor, type Rules } from '#kit/ui/useForm.ts'
import { numericDate } from '#kit/words/dateText.ts'
import type { AccountPayment } from '#model/payment/contract.ts'
import { Salutation, type SwitchOrder, type SwitchStanding } from '#model/switching/contract.ts'
import { isAdult } from '#model/switching/switching.ts'
import { addressIn, addressRules } from '#page/fields/addressRules.ts'
import { acceptOnFile } from '#page/fields/onFile.ts'
import { copy } from './copy.ts'
import type { Details } from './flow.ts'

/** The initial form values, from what is known about the customer. */
export const detailsOf = ({ known: { address, ...known } }: SwitchStanding): Details => ({
  // In the order of the fields, because errors are listed in that order.
  salutation: known.salutation ?? '',
  initials: known.initials,
  firstName: known.firstName,
  infix: known.infix,
  lastName: known.lastName,
  birthDate: known.birthDate === null ? '' : numericDate(known.birthDate),
  guardian: false,
  email: known.email,
  zipCode: address.zipCode,
  houseNumber: String(address.houseNumber),
  houseNumberAddition: address.houseNumberAddition,
  street: address.street,
  city: address.city,
  iban: known.iban,
})

/** A minor needs a parent's permission. False while the age is unknown. */
export function isMinor(birthDate: string, today: Day): boolean {
  const day = dateIn(birthDate)
  return day !== null && birthDateProblem(birthDate, today) === null && !isAdult(day, today)
}

/** `known`: the details that the backend has, which it never refuses. */
export const detailsRules = (today: Day, known: Details): Rules<Details> =>
  acceptOnFile(known, {
    salutation: (value) => (is(Salutation, value) ? null : salutationCopy.required),
    initials: (text) => messageFor(initialsProblem(text), initialsCopy),
    firstName: (text) => messageFor(nameProblem(text), firstNameCopy),
    infix: (text) => messageFor(infixProblem(text), infixCopy),
    lastName: (text) => messageFor(nameProblem(text), lastNameCopy),
    birthDate: (text) => messageFor(birthDateProblem(text, today), birthDateCopy),
    guardian: (agreed, { birthDate }) => (agreed || !isMinor(birthDate, today) ? null : copy.details.guardianRequired),
    email: (text) => messageFor(emailProblem(text), emailCopy),
    ...addressRules,
    iban: (text) => messageFor(ibanProblem(text), ibanCopy),
  })

/** Dutch accounts are linked with a payment, foreign ones with a form. */
export const paysToLink = ({ iban }: Details): boolean => isDutchIban(iban)

const wireAddress = (typed: Details): SwitchOrder['address'] => {
  const { street, houseNumber, houseNumberAddition, city, zipCode } = addressIn(typed)
  return { Street: street, HouseNumber: houseNumber, HouseNumberExtension: houseNumberAddition, City: city, Zip: zipCode }
}

type Chosen = Pick<SwitchOrder, 'changeCampaignOptions' | 'startNow'>

export const orderOf = (typed: Details, chosen: Chosen, payment: AccountPayment | null): SwitchOrder => ({
  personal: {
    Salutation: is(Salutation, typed.salutation) ? typed.salutation : 'NEUTRAL',
    Initials: initialsText(typed.initials),
    FirstName: plainText(typed.firstName),
    Insertion: plainText(typed.infix),
    LastName: plainText(typed.lastName),
    BirthDate: dateIn(typed.birthDate) ?? '',
    Email: emailIn(typed.email) ?? plainText(typed.email),
  },
  address: wireAddress(typed),
  Iban: ibanIn(typed.iban) ?? '',
  guardian: typed.guardian,
  ...chosen,
  AccountPayment: payment,
})
