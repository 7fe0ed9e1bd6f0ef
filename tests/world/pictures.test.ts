import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { pictureAt, picturePaths } from '../../fixtures/catalogue/phonePictures.ts'
import { cataloguedPhones } from '../../fixtures/catalogue/phones.ts'
import { phonePictures } from '../../mocks/server/doors/pictures.ts'
import { startServer } from '../../mocks/server/doors/server.ts'
import { emptyFolder, removeFolders } from '../support/folder.ts'

afterAll(removeFolders)

const paths = picturePaths()
test('every address of a picture has one, small and without anything that could run', () => {
  expect(paths.length).toBeGreaterThan(80)
  for (const path of paths) {
    const picture = pictureAt(path) ?? ''
    expect(picture, path).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 200 240" width="200" height="240">.*<\/svg>$/)
    expect(Buffer.byteLength(picture), path).toBeLessThan(2048)
    expect(picture, path).not.toMatch(/<script|href=|style=|\son\w+=|NaN|undefined/)
  }
})

test('no two of them are the same, but from the side', () => {
  const faces = paths.filter((path) => !path.endsWith('-zij.svg'))
  expect(new Set(faces.map(pictureAt)).size).toBe(faces.length)
})

test('a catalogue of 500 phones needs no other pictures', () => {
  const asked = new Set(cataloguedPhones(500).flatMap(({ colors }) => colors.flatMap(({ images }) => images)))
  expect([...asked].filter((path) => !paths.includes(path))).toEqual([])
})

test('the server has them, whatever was built; a build with a pretend backend has them as files', async () => {
  const dir = emptyFolder('pictures')
  const server = await startServer({ dir, port: 0, latency: 0 })
  try {
    const answer = await fetch(new URL('/beeld/telefoons/ph09-zwart-voor.svg', server.url))
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(await answer.text()).toBe(pictureAt('/beeld/telefoons/ph09-zwart-voor.svg'))
    expect((await fetch(new URL('/beeld/telefoons/ph09-roze-voor.svg', server.url))).status).toBe(404)
  } finally {
    await server.close()
  }
  writeFileSync(join(dir, 'index.html'), '<!doctype html>')
  for (const isMock of [false, true]) {
    await build({
      root: dir,
      configFile: false,
      logLevel: 'silent',
      plugins: [phonePictures(isMock)],
      build: { outDir: String(isMock) },
    })
    const made = existsSync(join(dir, String(isMock), 'beeld')) ? readdirSync(join(dir, String(isMock), 'beeld/telefoons')) : []
    expect(made).toHaveLength(isMock ? paths.length : 0)
  }
})

test.each([
  '/beeld/telefoons/ph01-roze-voor.svg',
  '/beeld/telefoons/ph99-zwart-voor.svg',
  '/beeld/telefoons/ph01-zwart-onder.svg',
  '/beeld/telefoons/../ph01-zwart-voor.svg',
  '/beeld/telefoons/ph01-constructor-voor.svg',
  '/beeld/',
])('at %s there is none', (path) => expect(pictureAt(path)).toBeNull())
