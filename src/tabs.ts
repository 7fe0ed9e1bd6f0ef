/** Where the tabs of this browser tell each other things; null where there is no such place, or where it is refused. */
export function channelOf(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}
