import { afterEach, describe, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

async function inFolder(base: string) {
  vi.stubEnv('BASE_URL', base)
  vi.resetModules()
  return import('#kit/base.ts')
}

describe('a site that has the host to itself', () => {
  test('paths are as they are', async () => {
    const { onHost, pathHere } = await inFolder('/')
    expect(pathHere('/')).toBe('/')
    expect(pathHere('/verbruik')).toBe('/verbruik')
    expect(onHost('/verbruik?x=1#y')).toBe('/verbruik?x=1#y')
  })

  test('names are as they are', async () => {
    expect((await inFolder('/')).nameHere('theme')).toBe('theme')
  })
})

describe('a site in a folder of its host', () => {
  test.each([
    ['/demo/', '/'],
    ['/demo', '/'],
    ['/demo/verbruik', '/verbruik'],
    ['/demo/demo/bank', '/demo/bank'],
    // Not in the folder: such a path is unknown, and stays what it is.
    ['/demonstratie', '/demonstratie'],
    ['/verbruik', '/verbruik'],
  ])('%s is %s in the app', async (onHost, path) => expect((await inFolder('/demo/')).pathHere(onHost)).toBe(path))

  test.each([
    ['/', '/demo/'],
    ['/verbruik', '/demo/verbruik'],
    ['/demo/bank?betaling=1', '/demo/demo/bank?betaling=1'],
    ['https://betalen.tureluur.example/x', 'https://betalen.tureluur.example/x'],
    ['//elders.example/', '//elders.example/'],
    ['', ''],
  ])('%s of the app is %s on the host', async (address, expected) => {
    expect((await inFolder('/demo/')).onHost(address)).toBe(expected)
  })

  test('names say whose they are', async () => expect((await inFolder('/demo/')).nameHere('theme')).toBe('/demo theme'))
})
