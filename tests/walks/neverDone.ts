/** The writes of the contract that no walk carries out, with the reason. */
export const neverDone: Readonly<Record<string, string>> = {
  verifyMfa: 'customers stay signed in',
  resendMfaCode: 'customers stay signed in',
  requestPasswordReset: 'customers stay signed in',
  checkPasswordLink: 'customers stay signed in',
  setPassword: 'customers stay signed in',
  leavePush: 'customers stay signed in',
  movePush: 'a push service moves its addresses, not a customer',
}
