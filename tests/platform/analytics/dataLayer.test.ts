import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** The part of a browser tab that the data layer uses. */
function tab(choice: { analytics: boolean } | null) {
  const area = () => {
    const rests = new Map<string, string>()
    return {
      getItem: (name: string) => rests.get(name) ?? null,
      setItem: (name: string, text: string) => void rests.set(name, text),
      removeItem: (name: string) => void rests.delete(name),
    }
  }
  const [local, session] = [area(), area()]
  const choose = (analytics: boolean) =>
    local.setItem('cookies', JSON.stringify({ at: Date.now(), value: { analytics, marketing: false } }))
  if (choice) choose(choice.analytics)
  const page: { dataLayer?: { event: string }[] } = {}
  for (const [name, value] of Object.entries({
    localStorage: local,
    sessionStorage: session,
    window: page,
    document: { referrer: '' },
    location: { origin: 'https://mijn.example', pathname: '/' },
    matchMedia: () => ({ matches: false }),
  }))
    vi.stubGlobal(name, value)
  return { page, session, choose }
}

/** Loads the modules as on a new page. */
async function load() {
  await import('#routes/register.ts')
  const [{ announce }, { startDataLayer }] = await Promise.all([
    import('#platform/analytics/announce.ts'),
    import('#platform/analytics/dataLayer.ts'),
  ])
  return { announce, startDataLayer }
}

const start = { event: 'funnel', flow: 'proef', funnel_step: 'start' } as const
const phone = (id: string) =>
  ({ item_id: id, item_name: `Wad ${id}`, item_brand: 'Wad', item_category: 'handset', quantity: 1, price: 399 }) as const
const cartEvents = (page: { dataLayer?: { event: string }[] }) => page.dataLayer?.map(({ event }) => event) ?? []

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

test('before the choice nothing is told, and nothing of before is told afterwards', async () => {
  const { page, choose } = tab(null)
  const { announce, startDataLayer } = await load()
  announce(start)
  choose(true)
  startDataLayer(() => undefined)
  expect(page.dataLayer).toBeUndefined()
  announce({ ...start, funnel_step: 'summary' })
  expect(page.dataLayer).toEqual([{ event: 'funnel', section: 'mijn', flow: 'proef', funnel_step: 'summary' }])
})

test('the first screen after a yes tells from which screen it was come to', async () => {
  const { page, choose } = tab(null)
  const { announce, startDataLayer } = await load()
  const visitor = { kind: 'guest' } as const
  announce({ event: 'arrival', pattern: '/inloggen', asked: '/inloggen', visitor })
  choose(true)
  startDataLayer(() => undefined)
  expect(page.dataLayer).toBeUndefined()
  announce({ event: 'arrival', pattern: '/wachtwoord-vergeten', asked: '/wachtwoord-vergeten', visitor })
  expect(page.dataLayer).toMatchObject([{ routing: '/wachtwoord-vergeten', page_referral: '/inloggen' }])
})

test('who said no is not measured; who changes to no is not from that moment on', async () => {
  const { page, choose } = tab({ analytics: false })
  const { announce, startDataLayer } = await load()
  startDataLayer(() => undefined)
  announce(start)
  expect(page.dataLayer).toBeUndefined()
  choose(true)
  announce(start)
  choose(false)
  announce(start)
  expect(page.dataLayer).toHaveLength(1)
})

test('with a yes, what happens while the code is on its way is not lost', async () => {
  const { page } = tab({ analytics: true })
  const { announce, startDataLayer } = await load()
  announce({ event: 'arrival', pattern: '/', asked: '/', visitor: { kind: 'remembered', prepaid: true } })
  announce(start)
  startDataLayer(() => undefined)
  expect(page.dataLayer).toMatchObject([{ event: 'initialization', routing: '/', page_referral: 'none' }, { event: 'funnel' }])
  announce({ event: 'arrival', pattern: '/verbruik', asked: '/verbruik', visitor: { kind: 'remembered', prepaid: true } })
  expect(page.dataLayer?.at(-1)).toMatchObject({ routing: '/verbruik', page_referral: '/' })
})

test('what was put in the cart is remembered, replayed when it goes out, and then forgotten', async () => {
  const { page, session } = tab({ analytics: true })
  const { announce, startDataLayer } = await load()
  startDataLayer(() => undefined)
  announce({ event: 'remove_from_cart' })
  expect(page.dataLayer).toBeUndefined() // no events were added
  announce({ event: 'add_to_cart', items: [phone('x1')] })
  expect(session.getItem('cart')).toContain('x1')
  announce({ event: 'remove_from_cart' })
  announce({ event: 'remove_from_cart' })
  expect(page.dataLayer).toEqual(
    ['add_to_cart', 'remove_from_cart'].map((event) => ({
      event,
      section: 'mijn',
      ecommerce: { currency: 'EUR', items: [phone('x1')] },
    })),
  )
  expect(session.getItem('cart')).toBeNull()
})

test('another thing in the cart takes the place of the first; what is bought is not taken out', async () => {
  const { page, session } = tab({ analytics: true })
  const { announce, startDataLayer } = await load()
  startDataLayer(() => undefined)
  announce({ event: 'add_to_cart', items: [phone('x1')] })
  announce({ event: 'add_to_cart', items: [phone('x2')] })
  announce({ event: 'purchase', items: [phone('x2')] })
  announce({ event: 'remove_from_cart' })
  expect(cartEvents(page)).toEqual(['add_to_cart', 'remove_from_cart', 'add_to_cart', 'purchase'])
  expect(session.getItem('cart')).toBeNull()
})

test('an event that is not in the vocabulary is not pushed; that is said without what is in it', async () => {
  const { page } = tab({ analytics: true })
  const { announce, startDataLayer } = await load()
  startDataLayer(() => undefined)
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  announce({ event: 'funnel', flow: 'van Sanne Visser', funnel_step: 'start' })
  expect(page.dataLayer).toBeUndefined()
  expect(said).toHaveBeenCalledExactlyOnceWith('the data layer does not know this event: funnel')
  said.mockRestore()
})
