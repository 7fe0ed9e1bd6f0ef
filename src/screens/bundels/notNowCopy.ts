export const notNowCopy = {
  stopped: (day: string | null) => (day === null ? 'Je abonnement is gestopt.' : `Je abonnement is gestopt op ${day}.`),
  stopping: (day: string | null) => (day === null ? 'Je abonnement stopt binnenkort.' : `Je abonnement stopt op ${day}.`),
  stay: 'Toch blijven',
  blocked: 'Je abonnement is geblokkeerd.',
  invoices: 'Naar je facturen',
  subscription: 'Bekijk je abonnement',
} as const
