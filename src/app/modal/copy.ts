export const modalCopy = {
  close: 'Venster sluiten',
  error: { code: (status: number) => `Foutcode ${status}`, close: 'Sluiten' },
  login: 'Voor je veiligheid vragen we je om opnieuw in te loggen. Daarna ga je verder waar je was.',
  confirm: { title: 'Weet je het zeker?', confirm: 'Ja, doorgaan', cancel: 'Nee, terug' },
} as const
