/** The session user of a prepaid customer. */
export const flags = {
  usr: 'merk',
  prepaid: true,
  isEsim: false,
  mfaStatus: 'DISABLED_BY_CUSTOMER',
  mfaMethod: null,
  contractAccepted: 'true',
} as const
/** The cookie with these flags. */
export const cookie = `usr=${encodeURIComponent(JSON.stringify(flags))}`
