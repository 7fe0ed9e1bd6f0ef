/** Rules by which the browser answers without starting the worker. Not in TypeScript's types yet. */
type Rule = {
  condition: { urlPattern: URLPatternInit; requestMode?: RequestMode }
  source: 'network' | { cacheName: string }
}

export type InstallEvent = ExtendableEvent & { addRoutes?: (rules: readonly Rule[]) => Promise<void> }
