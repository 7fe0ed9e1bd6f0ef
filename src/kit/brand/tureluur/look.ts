/** The size of logo.svg. */
export const logoBox = '0 0 278 56'

/** The possible backgrounds of the header, light and dark, for the browser's toolbar: those of tokens.css. */
export const grounds = {
  sky: ['#edf5f2', '#061417'],
  page: ['#f8f4ec', '#0a1d21'],
  dawn: ['#e3f0ec', '#0e2a30'],
  orange: ['#ff7046', '#7d2a12'],
} as const
