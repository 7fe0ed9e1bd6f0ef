/** The avatar of a customer who chose none. */
export const genericAvatar = 'Muis'
