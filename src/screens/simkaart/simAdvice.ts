/** Simcard advice that several screens show. */
export const simAdvice = {
  pukInfo: 'Heb je 3 keer een verkeerde pincode ingevuld? Dan vraagt je telefoon om de pukcode.',
  pukWarning: 'Let op: na 10 keer een verkeerde pukcode werkt je simkaart nooit meer.',
  tipsTitle: 'Doe dit ook',
  tips: [
    "Zet je telefoon op slot via 'Zoek mijn' (iPhone) of 'Vind mijn apparaat' (Android).",
    'Gestolen? Doe aangifte bij de politie.',
    'Verander je belangrijkste wachtwoorden.',
  ],
} as const
