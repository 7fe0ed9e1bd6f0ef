import { expect, test } from 'vitest'
import { copy as creditCopy } from '#features/credit/copy.ts'
import { householdRefusals as household } from '#features/friends/samenkorting/copy.ts'
import { newPasswordCopy } from '#features/login/shared/newPasswordCopy.ts'
import { activateCopy } from '#features/sim/copy.ts'
import { topUpCodeProblem } from '#kit/typed/topUpCode.ts'
import { mobileNumberCopy } from '#kit/ui/fieldCopy.ts'
import { messageFor } from '#kit/ui/useForm.ts'
import { inviteProblem } from '#model/friends/household.ts'
import { passwordProblem } from '#model/login/password.ts'
import { simDigitsProblem } from '#model/sim/simDigits.ts'
import { smsCopy } from '#page/SmsCode.tsx'

const own = '0690000001'

test.each([
  [
    'a code with 4 digits',
    messageFor(topUpCodeProblem('1234'), creditCopy.code.problems),
    'Deze code klopt niet. Vul 16 cijfers in.',
  ],
  [
    'a code with 16 digits of which one is wrong',
    messageFor(topUpCodeProblem('2000000000000099'), creditCopy.code.problems),
    'Er zit een tikfout in deze code. Controleer de cijfers.',
  ],
  [
    'no digits of a card',
    messageFor(simDigitsProblem(''), activateCopy.digits),
    'Vul de laatste 6 cijfers van je simkaartnummer in.',
  ],
  ['too few digits of a card', messageFor(simDigitsProblem('12345'), activateCopy.digits), 'Vul 6 cijfers in.'],
  ['no number to invite', messageFor(inviteProblem('', own), mobileNumberCopy), 'Vul je 06-nummer in.'],
  [
    'an invitation of oneself',
    messageFor(inviteProblem('06 90 00 00 01', own), mobileNumberCopy),
    'Dit is het nummer dat je nu al bij ons hebt. Vul een ander nummer in.',
  ],
  [
    'a short password',
    messageFor(passwordProblem('kort'), newPasswordCopy.problems),
    'Je wachtwoord is te kort. Gebruik minimaal 10 tekens.',
  ],
  [
    'a long password',
    messageFor(passwordProblem('x1 '.repeat(22)), newPasswordCopy.problems),
    'Je wachtwoord is te lang. Gebruik maximaal 64 tekens.',
  ],
])('what is said of %s', (_, text, expected) => expect(text).toBe(expected))

test.each([
  [creditCopy.code.refusals.CODE_EXPIRED, 'Deze code is verlopen.'],
  [creditCopy.code.refusals.CODE_UNKNOWN, 'We kennen deze code niet. Controleer de cijfers.'],
  [household.NOT_CUSTOMER, 'Dit nummer is niet van een klant van Tureluur.'],
  [household.PREPAID, 'Samenkorting werkt niet met prepaid.'],
  [household.ALREADY, 'Dit nummer doet al mee.'],
  [activateCopy.already, 'Deze simkaart is al actief.'],
  [newPasswordCopy.problems.sameAsOld, 'Dit is je oude wachtwoord. Kies een nieuw wachtwoord.'],
  [smsCopy.expired, 'Deze code is verlopen. We kunnen je een nieuwe sturen.'],
  [smsCopy.blocked, 'Je hebt te vaak een verkeerde code ingevuld. Probeer het over 15 minuten opnieuw.'],
])('what is said when the backend refuses: %s', (text, expected) => expect(text).toBe(expected))
