import { plural } from '../words/plural.ts'

const COUNTS = ['', 'een', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien']

/** A masked number for screen readers: `06 •••• ••78` as `06, zes verborgen cijfers, 78`. */
export const spokenNumber = (text: string): string =>
  text
    .replace(/ ?•[• ]*/g, (dots) => {
      const count = dots.replace(/[^•]/g, '').length
      return `, ${COUNTS[count] ?? count} verborgen ${plural(count, 'cijfer', 'cijfers')}, `
    })
    .replace(/^, |, $/g, '')
