/** Stands in a page before anything else of it: from then on its calls are answered inside it. */
import { indexedDbStore, pageFetch } from '../../mocks/doors/browser.ts'

globalThis.fetch = pageFetch({ store: indexedDbStore(), page: document, network: fetch.bind(globalThis), latency: 0 })
