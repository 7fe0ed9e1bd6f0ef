import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { pictureAt, picturePaths } from '../../../fixtures/catalogue/phonePictures.ts'

const TYPE = 'image/svg+xml'

/** The picture of a phone at this path, like the provider's picture host; null when there is none. */
export function pictureAnswer(path: string): Response | null {
  const picture = pictureAt(path)
  return picture === null ? null : new Response(picture, { headers: { 'Content-Type': TYPE } })
}

/**
 * The pictures of the mock catalogue. A build with the mock backend emits them as files, because its host may have no server; `vite dev`
 * draws them on request.
 */
export function phonePictures(isMock: boolean): Plugin {
  let folder = ''
  return {
    name: 'phone-pictures',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir)
    },
    configureServer({ middlewares }) {
      middlewares.use((req, res, next) => {
        const picture = pictureAt(req.url ?? '')
        if (picture === null) return next()
        res.setHeader('Content-Type', TYPE)
        res.end(picture)
      })
    },
    writeBundle() {
      if (!isMock) return
      for (const path of picturePaths()) {
        const file = join(folder, path)
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, pictureAt(path) ?? '')
      }
    },
  }
}
