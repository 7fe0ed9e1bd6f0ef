import { provider } from '#kit/provider.ts'
import { phoneText } from '#kit/typed/phoneNumber.ts'
import { dayInFull } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import type { TravelCap } from '#model/abroad/contract.ts'
import { type Column, sheetOf, type Worksheet } from '#model/profile/sheets.ts'
import type { Passkey } from '#model/security/contract/passkeys.ts'
import type { PushDevice } from '#model/warnings/contract.ts'
import { messagesCopy } from '../berichtenCopy.ts'
import { networkWords } from '../netwerkCopy.ts'
import { privacyCopy } from '../privacyCopy.ts'
import type { OwnAnswers } from './gather.ts'
import { mfaWords, pushWords, topUpText } from './words.ts'

const sentMessages = provider.timeline
  ? 'Welke berichten we je stuurden, staat bij ‘verstuurde-berichten’, zover we dat nog weten.'
  : `Welke berichten we je al stuurden, staat niet in ${provider.product}: dat vraag je aan met ‘${privacyCopy.download.everything.button}’.`

type Message = { text: string; channel: string; to: string; on: boolean }
// biome-ignore format: one column a line
const message: readonly Column<Message>[] = [
  { name: 'bericht', type: 'tekst', about: `Een soort bericht. ${sentMessages}`, of: ({ text }) => text },
  { name: 'kanaal', type: 'tekst', about: 'Per e-mail of per sms.', of: ({ channel }) => channel },
  { name: 'naar', type: 'tekst', about: 'Naar welk adres of nummer.', of: ({ to }) => to },
  { name: 'krijgJe', type: 'ja of nee', about: 'Of je het krijgt, zoals je koos.', of: ({ on }) => on },
]

/** The messages that are wanted, and how. Those that were sent have a table of their own. */
function messagesOf({ advertising, details, user }: OwnAnswers): Message[] {
  const names = Object.keys(messagesCopy.toggles) as (keyof typeof messagesCopy.toggles)[]
  return names
    .filter((name) => !(user.isPrepaid && name === 'invoiceSms'))
    .map((name) => ({
      text: messagesCopy.toggles[name],
      ...(name.endsWith('Sms') ? { channel: 'Sms', to: phoneText(user.phoneNumber) } : { channel: 'E-mail', to: details.email }),
      on: advertising[name],
    }))
}

type Setting = { part: string; name: string; value: string }
// biome-ignore format: one column a line
const setting: readonly Column<Setting>[] = [
  { name: 'onderdeel', type: 'tekst', about: 'Waar je dit instelt.', of: ({ part }) => part },
  { name: 'instelling', type: 'tekst', about: 'Wat je instelt.', of: ({ name }) => name },
  { name: 'waarde', type: 'tekst', about: 'Hoe het nu staat.', of: ({ value }) => value },
]

const tripText = ({ amount, from, until }: TravelCap): string =>
  `${euro(amount)}, van ${dayInFull(from)} tot en met ${dayInFull(until)}`
const limitText = (amount: number | null): string => (amount === null ? 'Geen limiet' : `${euro(amount)} per maand`)
const yes = (on: boolean): string => (on ? 'Aan' : 'Uit')

/** Every setting with its value, in the words of the screens. Messages have their own table. */
function settingsOf({ privacy, network, mfa, details, user, trip, postpaid, prepaid }: OwnAnswers): Setting[] {
  const switches = network.switches
  return [
    { part: privacyCopy.title, name: privacyCopy.levels.title, value: privacyCopy.levels[privacy.level].title },
    { part: privacyCopy.title, name: privacyCopy.numberDirectory, value: yes(privacy.numberDirectory) },
    { part: privacyCopy.title, name: privacyCopy.others.label, value: yes(privacy.obfuscated) },
    ...(switches === null
      ? []
      : networkWords(switches).map(({ label, on }) => ({ part: 'Internet en bellen', name: label, value: yes(on) }))),
    { part: 'Inloggen', name: '2-stapsbeveiliging', value: mfaWords[mfa.status] },
    ...(postpaid?.lock ? [{ part: 'Veilig nummer', name: 'Nummerslot', value: yes(postpaid.lock.on) }] : []),
    ...(postpaid?.limit ? [{ part: 'Kosten', name: 'Limiet voor extra kosten', value: limitText(postpaid.limit.amount) }] : []),
    ...(prepaid ? [{ part: 'Tegoed', name: 'Automatisch opwaarderen', value: topUpText(prepaid.autoTopUp.current) }] : []),
    ...(user.isPrepaid ? [] : [{ part: 'Factuur', name: 'Toon btw op mijn factuur', value: yes(details.showVatInInvoice) }]),
    ...(trip ? [{ part: 'Kosten', name: 'Limiet op reis', value: tripText(trip) }] : []),
  ]
}

// biome-ignore format: one column a line
const device: readonly Column<PushDevice>[] = [
  { name: 'toestel', type: 'tekst', about: 'Het kenmerk van het toestel dat meldingen krijgt.', of: ({ id }) => id },
  { name: 'waarover', type: 'tekst', about: 'Waarover het meldingen krijgt.', of: ({ topics }) => topics.map((topic) => pushWords[topic]).join(', ') },
  { name: 'bedragen', type: 'ja of nee', about: 'Of er bedragen en aantallen in staan.', of: ({ details }) => details },
]

// biome-ignore format: one column a line
const passkey: readonly Column<Passkey>[] = [
  { name: 'naam', type: 'tekst', about: 'Hoe je hem noemt.', of: ({ name }) => name },
  { name: 'gemaaktOp', type: 'tijdstip', about: 'Wanneer je hem maakte.', of: ({ addedAt }) => addedAt },
  { name: 'gebruiktOp', type: 'tijdstip', about: 'Wanneer je hem het laatst gebruikte.', of: ({ usedAt }) => usedAt },
]

/** The customer's choices: messages, settings, devices that get push messages, and passkeys. */
export const chosenSheets = (answers: OwnAnswers): Worksheet[] => [
  sheetOf('berichten', 'Welke berichten je van ons krijgt', message, messagesOf(answers)),
  sheetOf('instellingen', 'Wat je hebt ingesteld', setting, settingsOf(answers)),
  ...(provider.pushMessages ? [sheetOf('meldingen', 'Toestellen die meldingen krijgen', device, answers.devices)] : []),
  ...(provider.passkeys ? [sheetOf('passkeys', 'Je passkeys', passkey, answers.passkeys.toReversed())] : []),
]
