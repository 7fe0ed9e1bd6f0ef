import { expect, test } from '../support/test.ts'

/** Takes away what some browser lacks, or offers over https only. Runs in the page before the app. */
function takeAway(): void {
  const missing: readonly [object, ...string[]][] = [
    [globalThis, 'structuredClone', 'ResizeObserver', 'BroadcastChannel', 'requestIdleCallback', 'CompressionStream'],
    [AbortSignal, 'any', 'timeout'],
    [Intl, 'Segmenter'],
    [Crypto.prototype, 'randomUUID', 'subtle'],
    [Navigator.prototype, 'locks', 'clipboard', 'share', 'vibrate', 'userActivation', 'permissions', 'storage'],
    [HTMLElement.prototype, 'showPopover', 'popover'],
    [Document.prototype, 'startViewTransition'],
    [IDBTransaction.prototype, 'commit'],
  ]
  for (const [owner, ...names] of missing) for (const name of names) Reflect.deleteProperty(owner, name)
}

/** Storage and locks that refuse everything. Runs in the page before the app. */
function refuseStorage(): void {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  Storage.prototype.getItem = refuse
  Storage.prototype.setItem = refuse
  IDBObjectStore.prototype.put = refuse
  LockManager.prototype.request = () => Promise.reject(new DOMException('refused', 'SecurityError'))
}

for (const [what, spoil] of [
  ['lacks what some browsers lack', takeAway],
  ['refuses to store anything', refuseStorage],
] as const)
  test(`a browser that ${what}: when a customer looks around and buys, then everything works and the console is silent`, async ({
    page,
    signIn,
  }) => {
    await page.addInitScript(spoil)
    await signIn(2)
    const heading = page.getByRole('heading', { level: 1 })
    for (const [path, title] of [
      ['/', /^Hoi/],
      ['/verbruik/internet', 'Internet'],
      ['/verlengen/telefoons', /telefoon/i],
      ['/mbs-bijkopen', /internet/i],
    ] as const) {
      await page.goto(path)
      await expect(heading).toHaveText(title)
      await page.waitForLoadState('networkidle')
    }
    await page.getByRole('button', { name: 'Kopen voor € 3,00' }).click()
    await expect(heading).toHaveText('Je hebt weer internet!')
    await page.getByRole('link', { name: 'Naar je overzicht' }).click()
    await expect(heading).toHaveText(/^Hoi/)
    await page.reload()
    await expect(heading).toHaveText(/^Hoi/)
  })
