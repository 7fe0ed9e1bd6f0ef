export const incomeCopy = {
  familyComposition: {
    label: 'Wie horen er bij je huishouden?',
    hint: "Woon je bij je ouders? Kies dan 'Alleen ik'.",
    required: 'Kies wie er bij je huishouden horen.',
    options: {
      SINGLE: 'Alleen ik',
      SINGLE_WITH_CHILDREN: 'Ik en mijn kinderen',
      COUPLE: 'Ik en mijn partner',
      COUPLE_WITH_CHILDREN: 'Ik, mijn partner en kinderen',
    },
  },
  livingSituation: {
    label: 'Hoe woon je?',
    required: 'Kies hoe je woont.',
    options: { RENTING: 'Ik huur', OWN_HOUSE: 'Ik heb een koophuis', LIVING_WITH_PARENTS: 'Ik woon bij mijn ouders' },
  },
  netIncome: {
    label: 'Netto inkomen per maand',
    hint: 'Wat je elke maand op je rekening krijgt, zonder vakantiegeld. Woon je samen? Tel jullie inkomens op.',
    required: 'Vul je netto inkomen in.',
    invalid: 'Vul een bedrag in van 0 tot 25.000 euro.',
  },
  netCostOfLiving: {
    label: 'Woonlasten per maand',
    hint: 'Je huur of hypotheek. Krijg je huurtoeslag of hypotheekrenteaftrek? Trek dat er dan af.',
    hintParents: 'Het kostgeld dat je thuis betaalt. Betaal je niets? Vul dan 0 in.',
    required: 'Vul je woonlasten in.',
    invalid: 'Vul een bedrag in van 0 tot 10.000 euro.',
  },
  specialCosts: {
    label: 'Andere vaste lasten per maand',
    hint: 'Bijvoorbeeld alimentatie, een andere lening of een studieschuld. Geen? Vul dan 0 in.',
    required: 'Vul je andere vaste lasten in.',
    invalid: 'Vul een bedrag in van 0 tot 10.000 euro.',
  },
  carOwner: { label: 'Heb je een auto?', required: 'Kies ja of nee.', options: { yes: 'Ja', no: 'Nee' } },
  dayCare: {
    label: 'Hoeveel dagen per week gaan je kinderen naar de kinderopvang?',
    hint: 'Dagopvang voor kinderen tot 4 jaar',
    required: 'Kies het aantal dagen.',
  },
  schoolCare: {
    label: 'Hoeveel dagen per week gaan je kinderen naar de bso?',
    hint: 'Buitenschoolse opvang voor kinderen van 4 tot en met 12 jaar',
    required: 'Kies het aantal dagen.',
  },
  honest: { label: 'Ik heb alles eerlijk en volledig ingevuld.', required: 'Bevestig dat je alles eerlijk hebt ingevuld.' },
  choose: 'Maak een keuze',
} as const

export const documentCopy = {
  type: { label: 'Soort identiteitsbewijs', required: 'Kies een identiteitsbewijs.' },
  other: { label: 'Welk document?', required: 'Kies een document.' },
  types: {
    NETHERLANDS_PASSPORT: 'Nederlands paspoort',
    NETHERLANDS_ID_CARD: 'Nederlandse identiteitskaart',
    NETHERLANDS_DRIVERS_LICENCE: 'Nederlands rijbewijs',
    FOREIGN_PASSPORT: 'Buitenlands paspoort',
    IDENTITY_CARD_EU: 'Europese identiteitskaart',
    OTHERS: 'Ander document',
    ResidencyPermitI: 'Verblijfsdocument I',
    ResidencyPermitII: 'Verblijfsdocument II',
    ResidencyPermitIII: 'Verblijfsdocument III',
    ResidencyPermitIV: 'Verblijfsdocument IV',
    ResidencyPermitV: 'Verblijfsdocument V',
    ResidencyPermitFamilyMemberEU: 'Verblijfsdocument familielid EU/EER',
    ResidencyPermitEu: 'Verblijfsdocument EU/EER',
    Article50Resident: 'Verblijfsdocument artikel 50 (Brexit)',
    IdentityCardDiplomacy: 'Diplomatieke identiteitskaart',
    DiplomacyPassport: 'Diplomatiek paspoort',
  },
  number: {
    label: 'Documentnummer',
    hints: {
      NETHERLANDS_PASSPORT: '9 tekens. Je vindt het rechtsboven op de pagina met je gegevens.',
      NETHERLANDS_ID_CARD: '9 tekens. Je vindt het op de voorkant van je kaart.',
      NETHERLANDS_DRIVERS_LICENCE: '10 cijfers. Je vindt het bij nummer 5 op de voorkant.',
    } as Readonly<Record<string, string>>,
    hintOther: 'Vul het nummer in zoals het op je document staat.',
    required: 'Vul het documentnummer in.',
    dutch:
      'Dit documentnummer klopt niet. Het heeft 9 letters en cijfers en begint met 2 letters. De letter O komt er niet in voor.',
    diplomat: 'Dit documentnummer klopt niet. Het heeft 9 letters en cijfers en begint met een D.',
    licence: 'Een rijbewijsnummer heeft 10 cijfers.',
    other: 'Gebruik alleen letters en cijfers, minimaal 5 en maximaal 20.',
    seems: {
      passport: 'Het nummer van een Nederlands paspoort begint met een N. Heb je het juiste document gekozen?',
      idCard: 'Het nummer van een Nederlandse identiteitskaart begint met een I. Heb je het juiste document gekozen?',
    },
  },
  issueDate: {
    label: 'Datum van afgifte',
    required: 'Vul de datum van afgifte in.',
    mustBePast: 'De datum van afgifte moet in het verleden liggen.',
  },
  expirationDate: {
    label: 'Geldig tot',
    required: 'Vul in tot wanneer je document geldig is.',
    expired: 'Dit document is verlopen. Gebruik een geldig identiteitsbewijs.',
    tooFar: 'Een document is maximaal 10 jaar geldig. Controleer de datums.',
  },
  country: { label: 'Land van afgifte', placeholder: 'Kies een land', required: 'Kies het land van afgifte.' },
  contactPhone: {
    label: 'Telefoonnummer voor vragen over je bestelling',
    required: 'Vul een telefoonnummer in.',
    invalid: 'Dit 06-nummer klopt niet. Vul 10 cijfers in die beginnen met 06.',
  },
} as const
