import { printedRoutes } from './matrix.ts'

process.stdout.write(`${printedRoutes()}\n`)
