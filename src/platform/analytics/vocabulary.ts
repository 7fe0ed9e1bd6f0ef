import * as v from 'valibot'
import { patterns } from '../router/find.ts'
import { controlNames, dialogNames } from './names.ts'

/**
 * The schemas of every data layer event; the event types derive from them and other events are never pushed. Texts come from closed lists
 * where possible, so that nothing personal can slip in.
 */

/** A path pattern of the route table such as `/factuur/:id`, never the address itself, which may identify a person. */
const Screen = v.lazy(() => v.picklist(['not-found', ...patterns()]))

const Code = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/i), v.maxLength(40))

const ProductCode = v.pipe(v.string(), v.regex(/^[\w.:-]+$/), v.maxLength(60))

/** Phone numbers, bank accounts and e-mail addresses: a product name never contains them. */
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

/** A visitor arrived at a screen. */
export const Initialization = v.object({
  event: v.literal('initialization'),
  section,
  routing: Screen,
  /** The screen that the address asked for; differs from `routing` when the visitor may not see it. */
  location: Screen,
  /** The previous screen; `none` without a referrer, `elsewhere` for another site. */
  page_referral: v.union([Screen, v.picklist(['none', 'elsewhere'])]),
  user_type: v.picklist(['visitor', 'prepaid', 'postpaid']),
  loggedin_status: v.picklist(['logged-in', 'logged-out']),
  /** The product that the screen sells or changes. */
  product_category: v.nullable(Code),
  product_line: v.picklist(['none', 'sim', 'esim']),
  /** In a browser tab, or in the installed app. */
  affiliation_type: v.picklist(['web', 'app']),
  content_type: v.picklist(['login', 'page', 'flow', 'thanks', 'error']),
  funnel_step: v.nullable(FunnelStep),
})
export type Initialization = v.InferOutput<typeof Initialization>

/** The step reached in a flow. */
const Funnel = v.object({ event: v.literal('funnel'), section, flow: Code, funnel_step: FunnelStep })

/** The use of a control; never what was typed, chosen or read. */
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
  /** The new state of a switch or checkbox. */
  on: v.optional(v.boolean()),
  to: v.optional(v.union([Screen, v.literal('elsewhere')])),
  location: Screen,
})
export type Interaction = v.InferOutput<typeof Interaction>

/** A product for sale; money in euros. */
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
  /** The price of the phone itself. */
  handset_costs: v.optional(Euros),
  refurbished: v.optional(v.boolean()),
  availability: v.optional(v.picklist(['in-stock', 'out-of-stock'])),
  /** Position in a list, from 0. */
  index: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
})
export type Item = v.InferOutput<typeof Item>

const ecommerce = v.object({
  currency: v.literal('EUR'),
  items: v.array(Item),
  /** The delivery and set-up costs of a list of phones. */
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

/** A choice for one option of an order: a size, a period, or yes or no. */
const Option = v.object({
  event: v.literal('option'),
  section,
  option: v.picklist(['complete', 'esim', 'number-porting', 'data', 'voice', 'duration']),
  value: v.union([v.boolean(), Code]),
})

/** `window.conversionData` was set or refreshed. */
const Conversion = v.object({ event: v.literal('conversion'), section, state: v.picklist(['init', 'refreshed']) })

export const Pushed = v.union([Initialization, Funnel, Interaction, Ecommerce, Option, Conversion])
export type Pushed = v.InferOutput<typeof Pushed>

/** The news that the app announces; the data layer turns it into events. */
export type News =
  | Fields<typeof Funnel>
  | Fields<typeof Interaction>
  | Fields<typeof Option>
  | Fields<typeof Conversion>
  | {
      event: Exclude<v.InferOutput<typeof Ecommerce>['event'], 'remove_from_cart'>
      items: readonly Item[]
      shipping?: number
      setup_price?: number
    }
  /** The item leaves the cart; the data layer has stored which one it was. */
  | { event: 'remove_from_cart' }

type Fields<Schema extends v.GenericSchema> = Omit<v.InferOutput<Schema>, 'section'>
