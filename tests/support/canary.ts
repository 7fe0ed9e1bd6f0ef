import type { BrowserContext, Page } from '@playwright/test'

/** A customer with recognisable data: test account 1, with costs and a draft that nobody else has. */
export const canary = {
  account: 1,
  /** Her personal data, which may not be stored anywhere. */
  personal: ['Sanne', 'Visser', 'Zonnetj', '0690000001', '06 90 00 00 01', '4100001'],
  /** Her figures, as they are shown and as they are stored. */
  figures: ['Kanariekosten', '735,19', '73519'],
  draft: 'Kanarieconcept',
} as const

const words = [...canary.personal, ...canary.figures, canary.draft]

export const costs = {
  patch: {
    overview: { nextInvoice: { fixed: [{ title: 'Kanariekosten', amount: 73_519 }], outside: [], once: [], amount: 73_519 } },
  },
}

/** A few digits can occur by chance in a timestamp or a key: they count only on their own, or as cents. */
const isIn = (text: string, word: string): boolean =>
  /^\d{1,4}$/.test(word) ? new RegExp(`(?<![\\w-])${word}(?:00)?(?![\\w-])`).test(text) : text.includes(word)

/** The words of `wanted` (by default hers) that occur in these texts. */
export const wordsIn = (text: string, wanted: readonly string[] = words): string[] =>
  wanted.filter((word) => isIn(text.replaceAll(/\u00a0|&nbsp;/g, ' '), word))

/** Stores a draft of hers in this tab, as a flow does. */
export const leaveDraft = (page: Page): Promise<void> =>
  page.evaluate((text) => {
    const value = { account: 'kanarie', drafts: { proef: { keuze: text } } }
    sessionStorage.setItem('drafts', JSON.stringify({ at: Date.now(), value }))
  }, canary.draft)

/**
 * Every occurrence of her data in this tab and on the device, as `where: word`: on screen and in fields, in the tab's address and history,
 * in both storages, cookies, IndexedDB by key, the contents of Cache Storage, the data layer, and requested addresses.
 */
export async function traces(page: Page, wanted: readonly string[] = words): Promise<string[]> {
  const places = await page.evaluate(async () => {
    const settled = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const found: [string, string][] = []
    const note = (where: string, what: unknown) =>
      found.push([where, typeof what === 'string' ? what : JSON.stringify(what ?? null)])

    note('page', document.documentElement.outerHTML)
    note(
      'fields',
      [...document.querySelectorAll('input')].map(({ value }) => value),
    )
    note('address', [location.href, document.referrer, history.state, navigation.entries().map(({ url }) => url)])
    note('cookies', document.cookie)
    note('data layer', window.dataLayer)
    note(
      'asked for',
      performance.getEntriesByType('resource').map(({ name }) => name),
    )
    for (const [name, value] of Object.entries(localStorage)) note(`localStorage ${name}`, value)
    for (const [name, value] of Object.entries(sessionStorage)) note(`sessionStorage ${name}`, value)
    for (const { name } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name ?? ''))
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store)
        const [keys, values] = await Promise.all([settled(rows.getAllKeys()), settled(rows.getAll())])
        for (const [index, key] of keys.entries()) note(`IndexedDB ${String(key)}`, values[index])
      }
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys()) {
        // For the build's own files, whose integrity is checked, the address is enough.
        note(`Cache Storage ${url}`, url.includes('/assets/') ? url : await (await cache.match(url))?.text())
      }
    }
    return found
  })
  return places.flatMap(([where, text]) => wordsIn(text, wanted).map((word) => `${where}: ${word}`)).toSorted()
}

type Listening = {
  heard: () => string[]
  /** Marks that she is about to leave this tab: nothing of her may appear in its next documents. */
  isGoing: (page: Page, going: boolean) => Promise<void>
}

/** From now on records where her data occurs: on a console, in a requested address, or on screen after she has left. */
export async function listen(context: BrowserContext): Promise<Listening> {
  const heard = new Set<string>()
  const note = (where: string, text: string) => {
    for (const word of wordsIn(text)) heard.add(`${where}: ${word}`)
  }
  context.on('console', (message) => note('console', message.text()))
  context.on('request', (request) => note('request', request.url()))
  await context.exposeFunction('onScreen', (word: string) => heard.add(`on screen: ${word}`))
  await context.addInitScript((wanted) => {
    if (window.name !== 'gone') return // the name stays with the tab
    new MutationObserver(() => {
      const text = document.documentElement.textContent
      for (const word of wanted) if (text.includes(word)) Reflect.get(window, 'onScreen')(word)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  }, words)
  return {
    heard: () => [...heard],
    async isGoing(page, going) {
      await page.evaluate((next) => Object.assign(window, { name: next }), going ? 'gone' : '')
    },
  }
}
