import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequest, sendResponse } from '@remix-run/node-fetch-server'

export type Serve = (request: Request) => Promise<Response>

/**
 * Cuts the connection so that the browser reports a network error. First it sends a few bytes that are no HTTP: a browser silently retries
 * when a kept-alive connection closes without any bytes.
 */
const cut = (res: ServerResponse) => {
  if (res.socket?.writable) res.socket.end('geen HTTP\r\n\r\n')
  else res.destroy()
}

const plain = (res: ServerResponse, status: number, text: string) =>
  res.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end(text)

/**
 * The request as a web Request, or null for an invalid address. Behind a proxy its forwarded address counts: with https, the cookies and
 * headers are those of https.
 */
function requestOf(req: IncomingMessage, res: ServerResponse): Request | null {
  try {
    return createRequest(req, res, { trustProxy: true })
  } catch (error) {
    if (error instanceof Error) return null
    throw error
  }
}

/** Serves a function from Request to Response over HTTP. `Response.error()` and a body that fails cut the connection. */
export async function answerWith(answer: Serve, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const request = requestOf(req, res)
  if (!request) {
    plain(res, 400, 'Onjuist verzoek')
    return
  }
  try {
    const response = await answer(request)
    if (response.type === 'error') cut(res)
    else await sendResponse(res, response)
  } catch (error) {
    if (res.headersSent) res.destroy()
    else {
      console.error(error)
      plain(res, 500, 'Er ging iets mis')
    }
  }
}
