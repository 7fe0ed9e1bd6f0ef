export const followedCopy = {
  title: 'Houd me op de hoogte op dit toestel',
  text: 'Is de storing voorbij? We laten het hier weten zodra je de app opent.',
  over: (area: string) => `De storing in ${area} is voorbij`,
  keepsNothing: 'Je browser bewaart hier niets. Vraag een sms als de storing voorbij is.',
  failed: 'Dit lukt nu niet. Probeer het zo nog eens.',
} as const
