import * as v from 'valibot'
import type { Day } from '#kit/parts.ts'
import { infixProblem, initialsProblem, isSameName, lastNameInFull, nameProblem, splitLastName } from '#kit/typed/personName.ts'
import { mobileNumberProblem, phoneText } from '#kit/typed/phoneNumber.ts'
import { plainText } from '#kit/typed/typedText.ts'
import { dateCopy, firstNameCopy, infixCopy, initialsCopy, lastNameCopy, salutationCopy } from '#kit/ui/fieldCopy.ts'
import { messageFor, type Rules } from '#kit/ui/useForm.ts'
import { ISSUING_COUNTRIES } from '#model/abroad/countries.ts'
import type { User } from '#model/login/contract/session.ts'
import {
  asksCountry,
  chosenDocument,
  documentNumberProblem,
  documentOf,
  expiryProblem,
  type IdentityForm,
  issueDateProblem,
} from '#model/phones/identityDocument.ts'
import { Salutation } from '#model/switching/contract.ts'
import { acceptOnFile } from '#page/fields/onFile.ts'
import { copy } from './copy.ts'
import { documentCopy as fields } from './fields.ts'

export const identityOf = ({ firstName, lastName, phoneNumber }: User): IdentityForm => ({
  salutation: '',
  initials: '',
  firstName,
  ...splitLastName(lastName),
  documentType: '',
  otherType: '',
  documentNumber: '',
  issueDate: '',
  expirationDate: '',
  issuingCountry: '',
  contactPhone: phoneText(phoneNumber),
})

const isOnFile = (text: string, known: string): boolean => plainText(text) !== '' && isSameName(text, known)

/** The last name must be the one on file, in any spelling, with or without its infix in a field of its own. */
export const identityRules = (user: User, today: Day): Rules<IdentityForm> =>
  acceptOnFile(
    { ...identityOf(user), lastName: '' },
    {
      salutation: (value) => (v.is(Salutation, value) ? null : salutationCopy.required),
      initials: (text) => messageFor(initialsProblem(text), initialsCopy),
      firstName: (text) => (isOnFile(text, user.firstName) ? null : messageFor(nameProblem(text), firstNameCopy)),
      infix: (text) => messageFor(infixProblem(text), infixCopy),
      lastName: (text, { infix }) => {
        if (isOnFile(lastNameInFull(infix, text), user.lastName)) return null
        return messageFor(nameProblem(text), lastNameCopy) ?? copy.identity.nameMismatch
      },
      documentType: (type) => (type === '' ? fields.type.required : null),
      otherType: (type, { documentType }) => (documentType === 'OTHERS' && type === '' ? fields.other.required : null),
      issuingCountry: (country, { documentType }) =>
        asksCountry(documentOf(documentType)) && !ISSUING_COUNTRIES.some((code) => code === country)
          ? fields.country.required
          : null,
      documentNumber: (text, { documentType, otherType }) =>
        messageFor(documentNumberProblem(text, chosenDocument(documentType, otherType)), fields.number),
      issueDate: (text) => messageFor(issueDateProblem(text, today), { ...dateCopy, ...fields.issueDate }),
      expirationDate: (text, { issueDate }) =>
        messageFor(expiryProblem(text, issueDate, today), { ...dateCopy, ...fields.expirationDate }),
      contactPhone: (text) => messageFor(mobileNumberProblem(text), fields.contactPhone),
    },
  )
