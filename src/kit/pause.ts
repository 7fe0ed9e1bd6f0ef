export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Waits for the work, at most this long (ms). */
export const atMost = (ms: number, work: Promise<unknown>): Promise<unknown> => Promise.race([work, pause(ms)])
