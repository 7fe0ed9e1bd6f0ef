/** The drawing of a customer who chose none. */
export const genericAvatar = 'Muis'
