/** Sets the clock of the page (main.tsx), which draws itself anew. */
export const tellClock = (ms: number): boolean => dispatchEvent(new CustomEvent<number>('demo-clock', { detail: ms }))

/** Asks again what is on screen, and who is signed in. */
export async function refreshed(): Promise<void> {
  const [{ refreshAll }, { renewSession }] = await Promise.all([
    import('#platform/api/client.ts'),
    import('#platform/session/renewSession.ts'),
  ])
  refreshAll()
  await renewSession()
}
