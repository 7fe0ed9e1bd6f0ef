/**
 * Every sentence of the product that promises a message, and what keeps it. A sentence is as in the source, with its `${…}`.
 */

/** The file that makes the message, and a part of its text there; or why no message is due. */
export type Kept = { readonly by: string; readonly text: string } | { readonly none: string }

const sent = (by: string, text: string): Kept => ({ by, text })
const none = (reason: string): Kept => ({ none: reason })

const code = sent('mocks/login/secondFactor.ts', 'Je code')
const newPassword = sent('mocks/login/passwordLink.ts', 'nieuw wachtwoord')
const bundles = sent('mocks/bundles/operations/bundleOptions.ts', 'confirmationOf(terms')
const switched = sent('mocks/switching/switches.ts', 'Bedankt voor je bestelling')
const phone = sent('mocks/phones/receipts.ts', 'Bedankt voor je bestelling')
const phoneCode = sent('mocks/phones/operations/phoneRenewal.ts', 'code')
const terminated = sent('mocks/subscription/operations.ts', 'stopt op')
const leaving = sent('mocks/world/messages.ts', 'De dag erna heeft je nieuwe provider je nummer.')
const withdrawn = sent('mocks/subscription/operations.ts', 'In deze e-mail zit je retourlabel')
const portingCode = sent('mocks/porting/operations.ts', 'Je code om je nummer mee te nemen')
const ported = sent('mocks/porting/messages.ts', 'komt op ')
const invoice = sent('mocks/invoices/messages.ts', 'staat klaar in')
const share = sent('mocks/usage/messages.ts', '% van ')
const question = sent('mocks/invoices/questions.ts', 'We hebben je vraag over je factuur')
const outageOver = sent('mocks/outage/messages.ts', 'is voorbij.')
const reported = sent('mocks/outage/messages.ts', 'uitgezocht. Werkt het nog niet?')
const label = sent('mocks/phones/repair.ts', 'In deze e-mail zit het verzendlabel')
const price = sent('mocks/phones/repair.ts', 'Laat het ons weten als je dat niet wilt')
const ownData = sent('mocks/profile/dataRequest.ts', 'In deze e-mail zit alles')
const newEmail = sent('mocks/world/messages.ts', 'Bevestig je nieuwe e-mailadres')
const invited = sent('mocks/friends/operations.ts', 'vraagt je mee te doen')
const given = sent('mocks/friends/operations.ts', 'Je kunt het gebruiken tot en met')
const onDevice = none('shown on this device (src/warnings)')
const consent = none('a choice of the customer; the provider has no campaign')
const post = none('it comes by post')

export const promised: Readonly<Record<string, Kept>> = {
  'We sturen je naar je bank.': none('the browser goes there'),
  'Een nieuwe sms sturen is niet gelukt. Probeer het over een minuut opnieuw.': none('it failed'),
  'Stuur je telefoon binnen 14 dagen terug met het retourlabel uit je e-mail. Zet hem eerst terug naar de fabrieksinstellingen.':
    withdrawn,
  'We hebben je herroeping ontvangen op ${date} om ${time}. Je krijgt een bevestiging op ${email}.': withdrawn,
  'Je krijgt de bevestiging per e-mail. Tot die tijd kun je gewoon bellen en internetten.': terminated,
  'Je krijgt de bevestiging per e-mail.': terminated,
  'Stuur hem met het retourlabel uit je e-mail. Zet hem eerst terug naar de fabrieksinstellingen.': withdrawn,
  'Heb je buiten de EU in een maand voor ${limit} geïnternet? Dan stoppen we je internet daar, zo is de wet. Hier is dat na ongeveer ${size}. Bij ${warning} krijg je een bericht.':
    sent('mocks/usage/messages.ts', 'Je hebt buiten de EU deze maand'),
  'Ze gaan in op ${day}. Je krijgt een bevestiging per e-mail.': bundles,
  'Je wijziging gaat in op ${day}. Je krijgt een bevestiging per e-mail.': bundles,
  'Hier sturen we je bevestiging en je facturen naartoe.': invoice,
  'Je krijgt na je bestelling een machtigingsformulier. Tot we dat ondertekend terug hebben, schrijven we je facturen af van de rekening die we al van je hebben.':
    none('a pdf on the next screen'),
  'Je abonnement gaat in op ${day}. Je krijgt een bevestiging per e-mail.': switched,
  'Houd me op de hoogte van acties en nieuws.': consent,
  'Je abonnement is verlengd tot en met ${day}. Je krijgt een bevestiging per e-mail.': bundles,
  'Vanaf ${day} is je abonnement elke maand te stoppen. Je krijgt een bevestiging per e-mail.': bundles,
  'We hebben een sms met een code gestuurd naar ${destination}.': code,
  'We hebben een e-mail met een code gestuurd naar ${destination}.': code,
  'We hebben je een code gestuurd.': code,
  'We hebben een sms met een code gestuurd naar ${to}.': code,
  'We hebben een e-mail met een code gestuurd naar ${to}.': code,
  'We hebben een nieuwe code gestuurd.': code,
  'Vul je 06-nummer in. We sturen je een link waarmee je een nieuw wachtwoord kiest.': newPassword,
  'Kijk in je berichten': newPassword,
  'Is dit nummer bij ons bekend? Dan krijg je binnen een paar minuten een link. De link werkt 1 uur.': newPassword,
  'Met het slot erop vragen we voor een nieuwe simkaart of eSIM altijd een code, en wachten we 24 uur. Je krijgt meteen een sms en een e-mail.':
    sent('mocks/security/lockedMessages.ts', 'Was jij dit niet? Annuleer het in'),
  'Op ${moment} sturen we hem. Was jij dit niet? Annuleer de aanvraag dan.': post,
  '2-stapsbeveiliging staat aan. Je krijgt je code per ${by[method]}.': code,
  'Bijna klaar. Vul de code in die we hebben gestuurd.': code,
  'Wil je ook zien wat niet in ${provider.product} staat? Vraag het aan. Je krijgt het per e-mail.': ownData,
  'We sturen je gegevens binnen 1 maand.': ownData,
  'Je hebt je gegevens opgevraagd op ${day}. Je krijgt ze uiterlijk op ${until}.': ownData,
  'Nu is dat ${euro(amount)}. We waarschuwen je ook als je daar op dit tempo op uitkomt.': onDevice,
  'Dit toestel waarschuwt je ook als de app dicht is': onDevice,
  'Dit toestel waarschuwt je alleen als de app open is': onDevice,
  'Als 80% van je limiet op is, krijg je een sms. Als hij bereikt is, ook.': sent(
    'mocks/costs/messages.ts',
    'Je kostenlimiet van',
  ),
  'Je krijgt ook een sms bij 80% en 100% van je bundel.': share,
  'Kies of je een sms krijgt bij 80% en 100% van je bundel.': share,
  'Sms bij 80% en 100% van mijn bundel': share,
  'Sms als mijn factuur klaarstaat': invoice,
  'Kies welke berichten je van ons krijgt. Berichten over je factuur, verbruik en storingen krijg je altijd.': invoice,
  'We sturen je facturen en bevestigingen naar dit adres.': invoice,
  'We sturen je bevestigingen naar dit adres.': switched,
  'We hebben een e-mail gestuurd naar ${email}. Klik op de link om je nieuwe adres te bevestigen.': newEmail,
  'Voor de veiligheid sturen we codes tot ${until} nog naar ${email}.': code,
  'Vanaf nu sturen we alles naar ${email}.': invoice,
  'We hebben een sms met een code gestuurd naar ${old}. Bevestig de code binnen 24 uur.': portingCode,
  'Je krijgt een sms zodra we weten wanneer je nummer overkomt.': ported,
  'De code is gestuurd naar ${old} en is 24 uur geldig.': portingCode,
  'We hebben een nieuwe sms gestuurd naar ${old}.': portingCode,
  'Je krijgt zo een sms op ${old}. Bevestig de code binnen 24 uur.': portingCode,
  'We vragen je nummer aan bij ${donor}. Je krijgt een sms als we meer weten.': ported,
  'Je krijgt een sms als je huidige provider heeft geantwoord. Dat duurt meestal 1 werkdag.': ported,
  'Let op: codes per sms krijg je nu niet meer. Log in met een code per e-mail.': code,
  'We sturen de simkaart naar ${address}.': post,
  'Voor je veiligheid sturen we hem alleen naar het adres dat we van je hebben.': post,
  "Ik kan geen sms'jes sturen of krijgen": none('a problem of the customer'),
  'Houd me op de hoogte per sms': outageOver,
  'Hier sturen we een sms naartoe als we meer weten.': reported,
  'We zoeken het uit. Je krijgt een sms als we meer weten.': reported,
  'Houd me op de hoogte op dit toestel': onDevice,
  'Is de storing voorbij? We laten het hier weten zodra je de app opent.': onDevice,
  'Blijf op de hoogte': consent,
  'We sturen een code naar ${to} om je bestelling te bevestigen.': phoneCode,
  'We hebben een code gestuurd naar ${to}. Vul de code hier in.': phoneCode,
  'Je bestelnummer is ${orderNumber}. Je krijgt een bevestiging per e-mail.': phone,
  'Je telefoon heeft geen garantie meer. Je krijgt eerst een prijs, daarna beslis je.': price,
  'Je krijgt eerst een prijs, daarna beslis je.': price,
  'Je aanvraag is binnen. Je krijgt binnen 1 werkdag een verzendlabel per e-mail.': label,
  'Je krijgt binnen 1 werkdag een verzendlabel per e-mail.': label,
  'Kijk in je mail. Stuur je telefoon op met het verzendlabel.': label,
  'We hebben je telefoon. Kost de reparatie iets? Dan hoor je eerst de prijs.': price,
  'Vul het 06-nummer van je huisgenoot in. Die krijgt een sms om mee te doen.': invited,
  'Wat je geeft, gaat direct naar ${name}. Je krijgt het niet terug.': none('data, not a message'),
  'Gelukt: ${name} heeft er ${size} bij en krijgt daarover een sms. Jij hebt nog ${left}.': given,
  'We hebben een sms gestuurd naar ${number}.': invited,
  'Dit nummer houd je. Je hoort van ons wanneer het overkomt.': ported,
  'Ik bel en internet bij ${provider.name}. Stap over met mijn link, dan krijg je een cadeau: ${link}':
    none('the customer sends it'),
  'Verzendlabel gestuurd': label,
  'Kies zelf waarvoor je een seintje krijgt, één keer per periode. Je keuzes blijven op dit toestel, tot je uitlogt.': onDevice,
  'Welke berichten je van ons krijgt': none('the name of a sheet with choices'),
  'Welke berichten we je stuurden, staat bij ‘verstuurde-berichten’, zover we dat nog weten.': none(
    'where the messages are that were sent',
  ),
  'Je krijgt uiterlijk op ${day} een e-mail met ons antwoord.': question,
  'Je krijgt uiterlijk op ${day} antwoord per e-mail. Het antwoord staat dan ook hier.': question,
  'Uiterlijk op deze dag krijg je ons antwoord per e-mail.': question,
  'We stuurden je een sms': none('the name of a message that was sent'),
  'We stuurden je een e-mail': none('the name of a message that was sent'),
  'Je abonnement is opgezegd. We laten je weten op welke dag het stopt.': leaving,
}
