import type { Page } from '@playwright/test'
import { verdict } from '../../src/app/verdict.ts'
import type { Route } from '../../src/routes/route.ts'
import { table } from '../../src/routes/table.ts'
import { visitors } from '../routes/matrix.ts'
import { askForLink, chooseAnother, untilCode } from './guests.ts'
import { changeBundles, ordered, untilBundlesChosen } from './ordered.ts'

const rows: [string, Route][] = Object.entries(table)

/** Every screen of the route table. */
export const screens = rows.flatMap(([path, route]) => ('redirect' in route ? [] : [{ path, ...route }]))
export type Screen = (typeof screens)[number]

/** Every address that leads elsewhere, with where to. */
export const redirects = rows.flatMap(([path, route]) => ('redirect' in route ? [{ path, to: route.redirect }] : []))

/** The number of the first account that may see a screen; null when it takes no account. */
export function visitorFor(screen: Screen): number | null {
  if (screen.for !== 'customers') return null
  const welcome = visitors.find(([, facts]) => facts && verdict(screen, facts, screen.path) === 'show')
  if (!welcome) throw new Error(`No test account may see ${screen.path}`)
  return Number(welcome[0])
}

/** Screens that are not there by their address alone: what comes before them. */
const before: Partial<Record<Screen['path'], (page: Page) => Promise<void>>> = {
  '/inloggen/mfa': (page) => untilCode(page, 13),
  '/wachtwoord-vergeten/bedankt': (page) => askForLink(page),
  '/wachtwoord-instellen/bedankt': chooseAnother,
  '/bundels-wijzigen/controle': untilBundlesChosen,
  '/bundels-wijzigen/bedankt': changeBundles,
  '/mbs-bijkopen/bedankt': ordered('/mbs-bijkopen'),
  '/minuten-bijkopen/bedankt': ordered('/minuten-bijkopen'),
  '/kies-prepaid-bundel/bedankt': ordered('/kies-prepaid-bundel', 31),
  '/onderling-bellen/bedankt': ordered('/onderling-bellen', 31),
}

/** Goes to a screen, along what comes before it. */
export async function goTo(page: Page, path: string): Promise<void> {
  const way = before[path]
  if (way) await way(page)
  else await page.goto(path)
}

/** A phone, and a laptop. */
export const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]
