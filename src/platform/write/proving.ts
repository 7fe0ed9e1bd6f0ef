import { openModal } from '../stores/modal.ts'

const dialogs = {
  PROOF_NEEDED: { component: 'prove-by-password', title: 'Ben jij het?' },
  NUMBER_LOCKED: { component: 'prove-by-code', title: 'Je nummerslot staat aan' },
} as const

/** Asks for the password or a code over the page, which stays as it is. True when it was right. */
export const prove = async (wanted: keyof typeof dialogs): Promise<boolean> =>
  (await openModal({ ...dialogs[wanted], modalClass: 'sm', begin: 'field' })) === 'confirm'
