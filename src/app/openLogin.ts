/** Asks a remembered customer to sign in over the page. The code loads with the dialog; if it fails to load, nothing happens. */
export const openLogin = (): void =>
  void import('#platform/session/askToSignIn.ts').then(
    (session) => session.askToSignIn(),
    () => undefined,
  )
