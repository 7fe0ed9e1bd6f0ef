/** Asks a remembered customer to sign in over the page. That code loads with the dialog; without it nothing happens, as without a dialog. */
export const openLogin = (): void =>
  void import('#platform/session/askToSignIn.ts').then(
    (session) => session.askToSignIn(),
    () => undefined,
  )
