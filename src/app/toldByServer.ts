/** The reason phrases of HTTP itself. They are English and tell a customer nothing. */
const PHRASE =
  /^(?:internal server error|bad gateway|service unavailable|gateway time-?out|bad request|forbidden|not found|conflict)$/i

/** What the server says itself; empty when it says nothing a customer could read. */
export const toldByServer = (text: string): string => (PHRASE.test(text) ? '' : text)
