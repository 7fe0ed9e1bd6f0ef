import { isRunnableDevEnvironment, type Plugin } from 'vite'
import { isForBackend } from './isForBackend.ts'
import { answerWith } from './nodeHttp.ts'

type Handle = typeof import('./handle.ts')

/** The door of `vite dev`: the mock backend answers on the same origin, and its handlers hot-reload. */
export const mockBackend = (): Plugin => ({
  name: 'mock-backend',
  apply: 'serve',
  configureServer({ environments: { ssr }, middlewares }) {
    middlewares.use((req, res, next) => {
      if (!isForBackend(req.url ?? '') || !isRunnableDevEnvironment(ssr)) return next()
      const { runner } = ssr
      // Imported for each request: the runner evaluates only modules that changed.
      const handle = async (request: Request) => (await runner.import<Handle>('/mocks/server/doors/handle.ts')).handle(request)
      answerWith(handle, req, res).catch(next)
    })
  },
})
