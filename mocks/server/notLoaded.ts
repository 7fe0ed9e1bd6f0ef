/**
 * Thrown by an operation before it changes anything, when it needs something that takes time, such as code that has not loaded: after `load` it is
 * carried out again.
 */
export class NotLoaded extends Error {
  readonly load: () => Promise<void>
  constructor(load: () => Promise<void>) {
    super('code of the backend has not loaded')
    this.load = load
  }
}
