/** The size of logo.svg. */
export const logoBox = '0 0 176 56'

/** The possible backgrounds of the header, light and dark, for the browser's toolbar: those of tokens.css. */
export const grounds = {
  sky: ['#eaf0fc', '#0e1028'],
  page: ['#fbf9f2', '#151735'],
  dawn: ['#dbe6fb', '#191c45'],
  orange: ['#f2705f', '#5f1d2a'],
} as const
