/** The reason phrases of HTTP: English, and meaningless to a customer. */
const PHRASE =
  /^(?:internal server error|bad gateway|service unavailable|gateway time-?out|bad request|forbidden|not found|conflict)$/i

/** The server's own text; empty when it is only an HTTP reason phrase. */
export const toldByServer = (text: string): string => (PHRASE.test(text) ? '' : text)
