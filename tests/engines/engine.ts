/** What mouse and keyboard do, as WebDriver has it. */
export type Actions = { type: 'pointer' | 'key'; id: string; parameters?: { pointerType: 'mouse' }; actions: readonly object[] }

/** A browser that is driven, with one page. */
export type Engine = {
  /** Its name and version. */
  readonly version: string
  goto: (url: string) => Promise<void>
  /** Runs the text of a function in the page, which may be async. What goes in and comes out travels as JSON. */
  run: (text: string, args: readonly unknown[]) => Promise<unknown>
  perform: (actions: readonly Actions[]) => Promise<unknown>
  resize: (width: number, height: number) => Promise<unknown>
  /** A picture of the page as PNG, in base64. */
  picture: () => Promise<string>
  /** Takes the warnings and errors on the console since the last time. */
  said: () => Promise<string[]>
  /** The files that were downloaded; absent where a driven browser keeps none. */
  downloads?: () => string[]
  /** The page on paper as PDF, in base64; absent where no driver can print. */
  print?: () => Promise<string>
  /** Ends the browser and starts it again with what it kept on the device. */
  restart: () => Promise<void>
  /** Goes on as a new device, which kept nothing. There `script` runs in every page, before the page's own. */
  renew: (script: string) => Promise<void>
  close: () => Promise<void>
}

export type EngineKind = {
  name: string
  /** What to install, or null when everything is here. */
  missing: () => string | null
  open: () => Promise<Engine>
}
