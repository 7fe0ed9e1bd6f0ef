import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** What live regions said since the last time it was taken. */
    announced?: string[]
  }
}

type Value = { value?: unknown }
type AxNode = {
  nodeId: string
  ignored: boolean
  role?: Value
  name?: Value
  description?: Value
  backendDOMNodeId?: number
  /** `aria-valuetext`, which the tree leaves out. */
  valuetext?: string
  value?: Value
  properties?: { name: string; value: Value }[]
  childIds?: string[]
}

/** The words for a role; an empty one is not said. Roles that are not listed are boxes without meaning. */
const roles: Readonly<Record<string, string>> = {
  alertdialog: 'dringend venster',
  article: 'artikel',
  banner: 'koptekst van de pagina',
  button: 'knop',
  checkbox: 'selectievakje',
  columnheader: 'kolomkop',
  combobox: 'keuzelijst',
  complementary: 'aanvullend gebied',
  contentinfo: 'voettekst van de pagina',
  dialog: 'venster',
  DisclosureTriangle: 'uitklapknop',
  figure: 'figuur',
  form: 'formulier',
  group: 'groep',
  heading: 'kop',
  image: 'afbeelding',
  img: 'afbeelding',
  link: 'link',
  list: 'lijst',
  listbox: 'lijst met keuzes',
  main: 'inhoud van de pagina',
  menu: 'menu',
  menuitem: 'menuonderdeel',
  meter: 'meter',
  navigation: 'navigatie',
  option: 'keuze',
  progressbar: 'voortgang',
  radio: 'keuzerondje',
  radiogroup: 'keuzegroep',
  region: 'gebied',
  row: 'rij',
  rowheader: 'rijkop',
  search: 'zoeken',
  searchbox: 'zoekveld',
  slider: 'schuif',
  spinbutton: 'getalveld',
  switch: 'schakelaar',
  tab: 'tabblad',
  table: 'tabel',
  tablist: 'tabbladen',
  textbox: 'invoerveld',
  toolbar: 'werkbalk',
}

/** Their name is all that they are; a heading may hold a link, and a link a heading. */
const WHOLE = new Set([
  'button',
  'columnheader',
  'menuitem',
  'option',
  'rowheader',
  'tab',
  'image',
  'img',
  'meter',
  'progressbar',
  'slider',
  'switch',
  'checkbox',
  'radio',
  'combobox',
  'textbox',
  'searchbox',
  'spinbutton',
  'DisclosureTriangle',
  'link',
  'heading',
])
/** Containers that are said only by name. */
const BY_NAME = new Set([
  'group',
  'region',
  'radiogroup',
  'form',
  'article',
  'figure',
  'complementary',
  'navigation',
  'search',
  'table',
])
/** Boxes of one sentence: their parts are said as one. */
const SENTENCES = new Set([
  'paragraph',
  'term',
  'definition',
  'cell',
  'gridcell',
  'caption',
  'Figcaption',
  'legend',
  'listitem',
  'time',
])

const text = (value: Value | undefined): string =>
  String(value?.value ?? '')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim()

/** The state of a node in words. */
function stateOf({ properties = [], value, role, valuetext }: AxNode): string[] {
  const of = (name: string) => properties.find((one) => one.name === name)?.value.value
  const kind = text(role)
  const isOn = of('checked') ?? of('pressed')
  const on = {
    switch: ['aan', 'uit'],
    radio: ['gekozen', 'niet gekozen'],
    menuitemradio: ['gekozen', 'niet gekozen'],
    checkbox: ['aangevinkt', 'niet aangevinkt'],
  }[kind]
  const said = [
    kind === 'heading' ? `niveau ${of('level')}` : '',
    on ? (String(isOn) === 'true' ? on[0] : on[1]) : '',
    kind === 'button' && isOn !== undefined ? (String(isOn) === 'true' ? 'ingedrukt' : 'niet ingedrukt') : '',
    ['option', 'tab', 'row'].includes(kind) && of('selected') === true ? 'gekozen' : '',
    of('expanded') === undefined || kind === 'combobox' ? '' : of('expanded') ? 'uitgeklapt' : 'ingeklapt',
    ['textbox', 'searchbox', 'combobox', 'slider', 'spinbutton', 'meter', 'progressbar'].includes(kind)
      ? valuetext || text(value) || (kind === 'textbox' ? 'leeg' : '')
      : '',
    of('required') === true ? 'verplicht' : '',
    of('invalid') !== undefined && of('invalid') !== 'false' && of('invalid') !== false ? 'ongeldig' : '',
    of('disabled') === true ? 'niet beschikbaar' : '',
  ]
  return said.filter((one): one is string => !!one)
}

/** What is said, and of that the words without role and state. A box is said before what is in it. */
export type Phrase = { said: string; words: string; isBox?: boolean }

/** A reader over one accessibility tree: what a screen reader says of it from top to bottom, a phrase a line. */
class Reader {
  readonly #nodes: Map<string, AxNode>
  readonly phrases: Phrase[] = []

  constructor(nodes: readonly AxNode[]) {
    this.#nodes = new Map(nodes.map((node) => [node.nodeId, node]))
  }

  #children(node: AxNode): AxNode[] {
    return (node.childIds ?? []).flatMap((id) => this.#nodes.get(id) ?? [])
  }

  /** The text in a node, its controls with their role. */
  #inside(node: AxNode): string {
    const role = text(node.role)
    if (role === 'InlineTextBox') return ''
    if (role === 'StaticText' || role === 'LineBreak') return node.ignored ? '' : text(node.name)
    if (!node.ignored && WHOLE.has(role)) return this.phrase(node).said
    const inner = this.#children(node).map((child) => this.#inside(child))
    return inner.filter(Boolean).join(' ')
  }

  phrase(node: AxNode): Phrase {
    const words = text(node.name)
    const said = [words, ...stateOf(node), text(node.description)].filter(Boolean).join(', ')
    return { said: [roles[text(node.role)], said].filter(Boolean).join(': '), words }
  }

  read(node: AxNode): void {
    const role = node.ignored ? '' : text(node.role)
    if (role === 'StaticText') this.#say(text(node.name))
    // The words of a label are the name of its control.
    else if (role === 'LabelText') this.#controls(node)
    else if (role === 'row')
      this.#say(
        `rij: ${this.#children(node)
          .map((cell) => this.#inside(cell))
          .join(' | ')}`,
      )
    else if (SENTENCES.has(role) && !this.#holds(node)) this.#say(this.#inside(node))
    else if (WHOLE.has(role)) this.#whole(node, role)
    else if (role !== 'InlineTextBox' && role !== 'ListMarker') this.#box(node, role)
  }

  #whole(node: AxNode, role: string): void {
    this.#push(this.phrase(node), text(node.description))
    if (role === 'link' || role === 'heading') this.#more(node)
  }

  #box(node: AxNode, role: string): void {
    const at = this.phrases.length
    const children = this.#children(node)
    const box = this.#boxOf(node, role, children)
    if (box) this.#push(box)
    for (const child of children) this.read(child)
    // A box that its first words name is said once.
    if (box?.said.endsWith(`: ${box.words}`) && this.phrases[at + 1]?.words === box.words) this.phrases.splice(at, 1)
  }

  #boxOf(node: AxNode, role: string, children: readonly AxNode[]): Phrase | null {
    const words = text(node.name)
    if (role === 'list') {
      const count = children.filter((child) => text(child.role) === 'listitem').length
      return { said: `lijst van ${count}${words && `: ${words}`}`, words, isBox: true }
    }
    return roles[role] && (!BY_NAME.has(role) || words !== '') ? { ...this.phrase(node), isBox: true } : null
  }

  /** Of a link or a heading only the parts that are more than its own words. */
  #more(node: AxNode): void {
    for (const child of this.#children(node)) {
      if (!child.ignored && ['heading', 'link', 'list'].includes(text(child.role))) this.read(child)
      else this.#more(child)
    }
  }

  #controls(node: AxNode): void {
    for (const child of this.#children(node)) {
      if (!child.ignored && WHOLE.has(text(child.role))) this.read(child)
      else this.#controls(child)
    }
  }

  /** Does a sentence hold a control or a list, which is said by itself? */
  #holds(node: AxNode): boolean {
    return this.#children(node).some(
      (child) => (!child.ignored && (WHOLE.has(text(child.role)) || text(child.role) === 'list')) || this.#holds(child),
    )
  }

  #described = ''

  #push(phrase: Phrase, described = ''): void {
    this.phrases.push(phrase)
    this.#described = described
  }

  /** A line under a field was said with the field. */
  #say(words: string): void {
    if (words !== '' && !this.#described.includes(words)) this.phrases.push({ said: words, words })
  }

  find(isIt: (node: AxNode) => boolean): AxNode | undefined {
    return [...this.#nodes.values()].find((node) => !node.ignored && isIt(node))
  }
}

async function readerOf(page: Page): Promise<Reader> {
  const devtools = await page.context().newCDPSession(page)
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  for (const node of nodes as AxNode[]) {
    if (text(node.role) !== 'slider' || node.backendDOMNodeId === undefined) continue
    const { node: element } = await devtools.send('DOM.describeNode', { backendNodeId: node.backendDOMNodeId })
    const attributes = element.attributes ?? []
    node.valuetext = attributes[attributes.indexOf('aria-valuetext') + 1] ?? ''
  }
  await devtools.detach()
  return new Reader(nodes as AxNode[]) // its types name every role and property
}

/** What a screen reader says of the open dialog, or else of the part of the page with this role, from top to bottom. */
export async function readAloud(page: Page, part = 'main'): Promise<Phrase[]> {
  const reader = await readerOf(page)
  const isDialog = (node: AxNode) => ['dialog', 'alertdialog'].includes(text(node.role))
  const start = (part === 'main' ? reader.find(isDialog) : undefined) ?? reader.find(({ role }) => text(role) === part)
  if (start) reader.read(start)
  return reader.phrases
}

/** What a screen reader says of the element with the focus. */
export async function focusAloud(page: Page): Promise<Phrase | null> {
  const reader = await readerOf(page)
  const isFocused = ({ properties = [], role }: AxNode) =>
    text(role) !== 'RootWebArea' && properties.some(({ name, value }) => name === 'focused' && value.value === true)
  const focused = reader.find(isFocused)
  return focused ? reader.phrase(focused) : null
}

/**
 * From now on every document notes what its live regions say: an alert when it comes, and any region that was there when its text changes.
 * A region that comes with its text is not heard, as in most screen readers.
 */
export async function noteAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const LIVE =
      '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], [role="log"], [role="timer"]:not([aria-live="off"])'
    const said = new Map<Element, string>()
    const told: string[] = []
    window.announced = told
    const isHeard = (region: Element) => region.closest('[aria-hidden="true"], [inert]') === null && region.checkVisibility()
    const look = () => {
      const modal = [...document.querySelectorAll('dialog[open]')].at(-1)
      for (const region of document.querySelectorAll(LIVE)) {
        if (!isHeard(region)) continue
        const words = ((region as HTMLElement).innerText ?? '').replace(/\s+/g, ' ').trim()
        const before = said.get(region)
        said.set(region, words)
        const isNew = before === undefined
        if (words === '' || words === before || (isNew && !region.matches('[role="alert"]'))) continue
        if (modal && !modal.contains(region)) continue
        told.push(words)
      }
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
  })
}

/** What was announced since the last time. */
export const takeAnnounced = (page: Page): Promise<string[]> => page.evaluate(() => window.announced?.splice(0) ?? [])
