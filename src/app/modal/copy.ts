export const modalCopy = {
  close: 'Venster sluiten',
  error: { code: (status: number) => `Foutcode ${status}`, close: 'Sluiten' },
  confirm: { title: 'Weet je het zeker?', confirm: 'Ja, doorgaan', cancel: 'Nee, terug' },
} as const
