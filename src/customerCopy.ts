/** Sentences that several screens of customers share: guests load none of them. */
export const customerCopy = {
  mainNav: 'Hoofdmenu',
  nav: {
    overview: 'Overzicht',
    usage: 'Verbruik',
    invoices: 'Facturen',
    payments: 'Betalingen',
    phones: 'Telefoons',
    settings: 'Instellingen',
  },
  contact: 'Neem contact op',
  account: 'Je account',
  theme: { title: 'Weergave', light: 'Licht', dark: 'Donker', device: 'Zoals je toestel' },
  logout: 'Uitloggen',
  refresh: 'Vernieuwen',
  refreshing: 'Bezig met vernieuwen',
  unlimited: 'Onbeperkt',
  /** Of what will rest on the device once it has been opened. */
  notKept: {
    device: 'Je bent offline. Deze pagina hebben we nog niet voor je bewaard.',
    server: 'We krijgen geen verbinding. Deze pagina hebben we nog niet voor je bewaard.',
  },
} as const
