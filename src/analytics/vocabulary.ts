import * as v from 'valibot'
import { patterns } from '../routes/find.ts'
import { controlNames, dialogNames } from './names.ts'

/**
 * All that may be told to the data layer (spec 7 analytics, decisions D12), as schemas: the types of the events come from here, and what does
 * not fit is never pushed. Nearly all texts are of a closed list, so that nothing about a person can be among them.
 */

/** A screen, by its path in the table: `/factuur/:id`, never the address of a person's thing. */
const Screen = v.picklist([...patterns(), 'not-found'])

/** A short code of ours. */
const Code = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/i), v.maxLength(40))

/** What the catalogue calls something that is sold. */
const ProductCode = v.pipe(v.string(), v.regex(/^[\w.:-]+$/), v.maxLength(60))

/** Numbers of phones and bank accounts, and e-mail addresses: they have no place in the name of a product. */
const PERSONAL = /@|(?:\+31|0031|\b0)[ -]?6(?:[ -]?\d){8}|\b[A-Z]{2}\d{2} ?[A-Z]{4}/
const ProductText = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.maxLength(80),
  v.check((text) => !PERSONAL.test(text)),
)
const Euros = v.pipe(v.number(), v.finite())

export const FunnelStep = v.picklist(['start', 'overview', 'summary', 'order-confirmation', 'confirmation', 'failed', 'cancel'])
export type FunnelStep = v.InferOutput<typeof FunnelStep>

const section = v.literal('mijn')

/** Somebody arrived at a screen. The names of the eleven properties are those of spec 7. */
export const Initialization = v.object({
  event: v.literal('initialization'),
  section,
  /** The screen that is shown. */
  routing: Screen,
  /** The screen that was asked for: another one when it is not for this visitor. */
  location: Screen,
  /** The screen before it; `none` when the visitor came from nowhere, `elsewhere` from another site. */
  page_referral: v.union([Screen, v.picklist(['none', 'elsewhere'])]),
  user_type: v.picklist(['visitor', 'prepaid', 'postpaid']),
  loggedin_status: v.picklist(['logged-in', 'logged-out']),
  /** What the screen sells or changes. */
  product_category: v.nullable(Code),
  product_line: v.picklist(['none', 'sim', 'esim']),
  /** In the browser, or as the installed app. */
  affiliation_type: v.picklist(['web', 'app']),
  content_type: v.picklist(['login', 'page', 'flow', 'thanks', 'error']),
  funnel_step: v.nullable(FunnelStep),
})
export type Initialization = v.InferOutput<typeof Initialization>

/** How far somebody is in a flow (spec 4 analytics state). */
const Funnel = v.object({ event: v.literal('funnel'), section, flow: Code, funnel_step: FunnelStep })

/** What was done with a control; never what was typed, chosen or read. */
const Interaction = v.object({
  event: v.literal('interaction'),
  section,
  action: v.picklist(['click', 'toggle', 'select', 'form', 'show', 'hide']),
  element: v.picklist([
    'button',
    'disabled-button',
    'link',
    'check',
    'switch',
    'choice',
    'list',
    'slider',
    'form',
    'disclosure',
    'menu',
    'dialog',
  ]),
  name: v.nullable(v.picklist([...controlNames, ...dialogNames])),
  /** Of a switch or a check. */
  on: v.optional(v.boolean()),
  /** Where a link leads. */
  to: v.optional(v.union([Screen, v.literal('elsewhere')])),
  location: Screen,
})
export type Interaction = v.InferOutput<typeof Interaction>

/** Something that is for sale. Money in euros. */
export const Item = v.object({
  item_id: ProductCode,
  item_name: ProductText,
  item_brand: ProductText,
  item_category: v.picklist(['handset', 'bundle', 'data', 'voice', 'credit', 'sim']),
  item_model: v.optional(ProductText),
  item_variant: v.optional(ProductText),
  subscription_type: v.optional(v.picklist(['2-year', '1-year', 'monthly', 'prepaid'])),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  price: v.optional(Euros),
  discount: v.optional(Euros),
  /** What the phone itself costs. */
  handset_costs: v.optional(Euros),
  refurbished: v.optional(v.boolean()),
  availability: v.optional(v.picklist(['in-stock', 'out-of-stock'])),
  /** Its place in a list, from 0. */
  index: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
})
export type Item = v.InferOutput<typeof Item>

const ecommerce = v.object({
  currency: v.literal('EUR'),
  items: v.array(Item),
  /** Of a list of phones (spec 9): what sending one costs, and beginning. */
  shipping: v.optional(Euros),
  setup_price: v.optional(Euros),
})
const Ecommerce = v.object({
  event: v.picklist([
    'view_item_list',
    'select_item',
    'view_item',
    'begin_checkout',
    'checkout',
    'purchase',
    'add_to_cart',
    'remove_from_cart',
  ]),
  section,
  ecommerce,
})

/** One of the options of an order was chosen: which size or how long, or whether. */
const Option = v.object({
  event: v.literal('option'),
  section,
  option: v.picklist(['complete', 'esim', 'number-porting', 'data', 'voice', 'duration']),
  value: v.union([v.boolean(), Code]),
})

/** The conversion data on `window` are there, or newer (spec 4). */
const Conversion = v.object({ event: v.literal('conversion'), section, state: v.picklist(['init', 'refreshed']) })

/** An event as it stands in the data layer. */
export const Pushed = v.union([Initialization, Funnel, Interaction, Ecommerce, Option, Conversion])
export type Pushed = v.InferOutput<typeof Pushed>

/** What the app announces, one line each; the data layer makes an event of it. */
export type News =
  | Told<typeof Funnel>
  | Told<typeof Interaction>
  | Told<typeof Option>
  | Told<typeof Conversion>
  | {
      event: Exclude<v.InferOutput<typeof Ecommerce>['event'], 'remove_from_cart'>
      items: readonly Item[]
      shipping?: number
      setup_price?: number
    }
  /** What was put in the cart goes out of it again: the data layer has remembered it. */
  | { event: 'remove_from_cart' }

type Told<Schema extends v.GenericSchema> = Omit<v.InferOutput<Schema>, 'section'>
