/** Made when it is first wanted. A formatter takes the browser some ms, the first of a page many: no start should wait for all of them. */
export function once<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => {
    made ??= make()
    return made
  }
}
