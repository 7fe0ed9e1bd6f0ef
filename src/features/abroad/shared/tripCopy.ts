export const tripCopy = {
  eve: (country: string) => `Morgen naar ${country}`,
  during: (country: string) => `Je bent in ${country}`,
  text: 'Bekijk wat bellen en internet daar kosten, ook zonder internet.',
  link: 'Naar je reis',
} as const
