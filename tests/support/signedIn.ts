import type { SessionUser } from '#model/login/contract/session.ts'

/** A page that starts with the session of this customer, whose number an answer has told; it is bound to what the device has stored. */
export async function signedIn(flags: SessionUser, customerNumber: string) {
  const { started } = await import('#platform/session/machine.ts')
  const { userAnswered } = await import('#platform/session/binding.ts')
  const { dispatch: happen } = await import('#platform/session/session.ts')
  const { bindLastKnown } = await import('#platform/session/lastKnown.ts')
  happen(started, flags, null)
  happen(userAnswered, customerNumber, null)
  await bindLastKnown()
  return happen
}
