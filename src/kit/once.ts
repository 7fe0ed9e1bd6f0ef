/**
 * Creates a value on first use and keeps it. Creating an Intl formatter takes ms, the first one many, so starts must not pay for all of
 * them.
 */
export function once<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => {
    made ??= make()
    return made
  }
}
