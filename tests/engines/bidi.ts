/** A line to a browser that speaks WebDriver BiDi: commands with answers, and events. */
export type Bidi = { ask: (method: string, params?: object) => Promise<Answer>; close: () => void }

/** What the answers have that is asked here. */
export type Answer = {
  capabilities?: { browserVersion: string }
  contexts?: readonly { context: string }[]
  context?: string
  userContext?: string
  script?: string
  data?: string
  type?: 'success' | 'exception'
  result?: { value?: string }
  exceptionDetails?: { text: string }
}

/** An entry of a page's console. Those without a page are the browser's own. */
export type LogEntry = { level: string; text: string; source: { context?: string } }

type Message =
  | { type: 'event'; method: string; params: LogEntry }
  | { type: 'success'; id: number; result: Answer }
  | { type: 'error'; id: number; error: string; message: string }

type Waiting = { resolve: (answer: Answer) => void; reject: (error: Error) => void }

/** Connects, and passes on what the console says. */
export async function connect(address: string, onLog: (entry: LogEntry) => void): Promise<Bidi> {
  const socket = new WebSocket(address)
  await new Promise<void>((resolve, reject) => {
    socket.onopen = () => resolve()
    socket.onerror = () => reject(new Error(`no connection to ${address}`))
  })
  const waiting = new Map<number, Waiting>()
  let last = 0

  socket.onmessage = ({ data }) => {
    const message: Message = JSON.parse(data)
    if (message.type === 'event') {
      if (message.method === 'log.entryAdded') onLog(message.params)
      return
    }
    const asked = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.type === 'success') asked?.resolve(message.result)
    else asked?.reject(new Error(`${message.error}: ${message.message}`))
  }
  socket.onclose = () => {
    for (const { reject } of waiting.values()) reject(new Error('the browser has gone'))
    waiting.clear()
  }

  return {
    ask: (method, params = {}) =>
      new Promise((resolve, reject) => {
        last += 1
        waiting.set(last, { resolve, reject })
        socket.send(JSON.stringify({ id: last, method, params }))
      }),
    close: () => socket.close(),
  }
}
