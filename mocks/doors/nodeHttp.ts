import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequest, sendResponse } from '@remix-run/node-fetch-server'

export type Answer = (request: Request) => Promise<Response>

/**
 * Cuts the connection so that the browser calls it a network error. A few bytes that are no HTTP go first: when a kept connection closes
 * silently, a browser sends the request once more by itself.
 */
const cut = (res: ServerResponse) => {
  if (res.socket?.writable) res.socket.end('geen HTTP\r\n\r\n')
  else res.destroy()
}

const plain = (res: ServerResponse, status: number, text: string) =>
  res.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end(text)

/**
 * The request as the web writes it, or null when its address makes no sense. A proxy in front says under which address it was asked: with
 * https the cookies and headers are those of https.
 */
function requestOf(req: IncomingMessage, res: ServerResponse): Request | null {
  try {
    return createRequest(req, res, { trustProxy: true })
  } catch (error) {
    if (error instanceof Error) return null
    throw error
  }
}

/** Lets a function from Request to Response answer over real HTTP. `Response.error()` cuts the connection, as does a body that breaks. */
export async function answerWith(answer: Answer, req: IncomingMessage, res: ServerResponse): Promise<void> {
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
