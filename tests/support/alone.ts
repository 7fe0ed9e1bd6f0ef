import { closePage } from './device.ts'

// Test files share a worker. Each begins with modules, globals and timers of its own, so no test depends on the files before it.
closePage()
