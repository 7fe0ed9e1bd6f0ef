import { logging } from './callLog.ts'

const inPage = () => import('../../../mocks/server/doors/page.ts').then(({ answer }) => answer)

const leaving: typeof fetch = __IN_PAGE__
  ? async (input, init) => (await inPage())(input, init)
  : (input, init) => fetch(input, init)

/** How every call leaves the app: over the network, or to the backend inside the page. Demos log it for their panel. */
export const wire: typeof fetch = __MOCK__ ? logging(leaving) : leaving
