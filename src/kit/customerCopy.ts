/** Sentences shared by customers' screens; guests do not load them. */
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
  search: 'Zoeken',
  contact: 'Neem contact op',
  account: 'Je account',
  theme: { title: 'Weergave', light: 'Licht', dark: 'Donker', device: 'Zoals je toestel' },
  logout: 'Uitloggen',
  refresh: 'Vernieuwen',
  refreshing: 'Bezig met vernieuwen',
  unlimited: 'Onbeperkt',
  /** For screens that are stored on the device once opened. */
  notKept: {
    device: 'Je bent offline. Deze pagina hebben we nog niet voor je bewaard.',
    server: 'We krijgen geen verbinding. Deze pagina hebben we nog niet voor je bewaard.',
  },
} as const
