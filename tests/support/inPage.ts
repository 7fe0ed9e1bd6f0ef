/** Loaded in a page before everything else: from then on, its calls are answered inside the page. */
import { indexedDbStore, pageFetch } from '../../mocks/doors/browser.ts'

globalThis.fetch = pageFetch({ store: indexedDbStore(), page: document, network: fetch.bind(globalThis), latency: 0 })
