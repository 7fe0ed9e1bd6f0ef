export const phoneNewsCopy = {
  title: 'Je nieuwe telefoon',
  titled: (model: string) => `Je ${model}`,
  link: 'Bekijk je telefoon',
} as const
