/** Shown with a copied state in which stand-ins replace what was typed. */
export const standInText =
  'Wat je over een persoon hebt getypt, zoals een naam of rekeningnummer, is vervangen door iets verzonnens.'
