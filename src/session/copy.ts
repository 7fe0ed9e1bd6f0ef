export const sessionCopy = {
  login: {
    title: 'Log opnieuw in',
    body: 'Voor je veiligheid vragen we je om opnieuw in te loggen. Daarna ga je verder waar je was.',
    confirm: 'Inloggen',
  },
} as const
