export const compensationCopy = {
  title: (area: string) => `Geld terug voor de storing in ${area}`,
  lasting: {
    title: (area: string) => `De storing in ${area} duurt lang`,
    body: (hours: number, amount: string) =>
      `Je hebt al ${hours} uur geen bereik. Daarvoor krijg je geld terug: tot nu toe ${amount}. Je hoeft niets te doen.`,
  },
  onDay: (day: string, hours: number) => `Op ${day} had je ${hours} uur geen bereik.`,
  sinceDay: (day: string, hours: number) => `Vanaf ${day} had je ${hours} uur geen bereik.`,
  toCome: (amount: string, month: string) =>
    `Daarvoor krijg je ${amount} terug, op je factuur van ${month}. Je hoeft niets te doen.`,
  onInvoice: (amount: string, month: string) => `Daarvoor kreeg je ${amount} terug, op je factuur van ${month}.`,
  asCredit: (amount: string) => `Daarvoor kreeg je ${amount} bij je beltegoed. Je hoeft niets te doen.`,
  view: 'Bekijk de factuur',
} as const
