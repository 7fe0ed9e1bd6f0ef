/** Build flag of the demo that answers inside the page; other builds drop the backend. */
declare const __IN_PAGE__: boolean

const inPage = () => import('../../mocks/doors/page.ts').then(({ answer }) => answer)

/** How every call leaves the app: over the network, or to the backend inside the page. */
export const wire: typeof fetch = __IN_PAGE__
  ? async (input, init) => (await inPage())(input, init)
  : (input, init) => fetch(input, init)
