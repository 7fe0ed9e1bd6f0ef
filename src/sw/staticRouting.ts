/** Rules for answering without the worker (static routing). Missing from TypeScript's types. */
type Rule = {
  condition: { urlPattern: URLPatternInit; requestMode?: RequestMode }
  source: 'network' | { cacheName: string }
}

export type InstallEvent = ExtendableEvent & { addRoutes?: (rules: readonly Rule[]) => Promise<void> }
