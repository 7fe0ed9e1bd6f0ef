/** Calls `then` now and at every change of the element's size, until the returned function is called. Old browsers only have the first call. */
export function onResize(element: Element, then: () => void): () => void {
  then()
  if (!('ResizeObserver' in globalThis)) return () => undefined
  const observer = new ResizeObserver(then)
  observer.observe(element)
  return () => observer.disconnect()
}
