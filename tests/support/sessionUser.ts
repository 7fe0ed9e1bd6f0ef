export const flags = {
  usr: 'merk',
  prepaid: true,
  isEsim: false,
  mfaStatus: 'DISABLED_BY_CUSTOMER',
  mfaMethod: null,
  contractAccepted: 'true',
} as const
export const cookie = `usr=${encodeURIComponent(JSON.stringify(flags))}`
