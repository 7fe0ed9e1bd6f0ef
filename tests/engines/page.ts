import type { Engine } from './engine.ts'
import { choose, hasStorage, type Kind, placeOf, shows } from './inPage.ts'
import { until } from './until.ts'

const keys: Readonly<Record<string, string>> = { Enter: '\uE007', End: '\uE010', ArrowLeft: '\uE012' }

/** The page as somebody sees it: things are found by what they are called, and waited for. */
export type Page = ReturnType<typeof pageIn>

export function pageIn(engine: Engine, origin: string) {
  /** Runs a function in the page, from its text: it must stand by itself. */
  const run = <Args extends readonly unknown[], Result>(action: (...args: Args) => Result, ...args: Args) =>
    engine.run(String(action), args) as Promise<Awaited<Result>> // as the function answers
  const sees = (text: string, selector = 'body') => until(`"${text}"`, () => run(shows, text, selector))

  /** The place of something that has come to rest there. */
  async function restingPlace(kind: Kind, name: string): Promise<readonly [number, number]> {
    let before = ''
    const place = await until(`the ${kind} "${name}"`, async () => {
      const now = await run(placeOf, kind, name)
      const rests = String(now) === before
      before = String(now)
      return rests && now
    })
    if (!place) throw new Error(`no ${kind} "${name}"`)
    return place
  }

  async function click(kind: Kind, name: string): Promise<void> {
    const [x, y] = await restingPlace(kind, name)
    const actions = [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await engine.perform([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }])
  }

  const press = (...names: readonly string[]) =>
    engine.perform([
      {
        type: 'key',
        id: 'keys',
        actions: names.flatMap((name) => ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[name] ?? name }))),
      },
    ])

  return {
    run,
    sees,
    click,
    press,
    goto: (path: string) => engine.goto(new URL(path, origin).href),
    heading: (text: string) => sees(text, 'main h1'),
    async type(label: string, text: string) {
      await click('field', label)
      await press(...text)
      const typed = () => run(() => (document.activeElement as HTMLInputElement).value)
      // A code is shown in groups.
      await until(`"${text}" in ${label}`, async () => (await typed()).replaceAll(' ', '') === text)
    },
    choose: (label: string, option: string) => until(`"${option}" in ${label}`, () => run(choose, label, option)),
    /** Signs in as a test account, from a page where nobody notices. */
    async signIn(account: number) {
      await engine.goto(new URL('/demo/buiten', origin).href)
      await run(async (number) => {
        const headers = { 'X-Requested-With': 'mijn', 'Content-Type': 'application/json' }
        const { ok } = await fetch('/demo/login', { method: 'POST', headers, body: JSON.stringify({ account: number }) })
        if (!ok) throw new Error(`no account ${number}`)
      }, account)
      await until('the storage', () => run(hasStorage))
    },
  }
}
