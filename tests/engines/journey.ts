import type { Part } from './part.ts'
import { browser } from './parts/browser.ts'
import { customer } from './parts/customer.ts'
import { deeds } from './parts/deeds.ts'
import { device } from './parts/device.ts'

/** One way through the whole product, in order. */
export const journey: readonly Part[] = [...customer, ...deeds, ...browser, ...device]
