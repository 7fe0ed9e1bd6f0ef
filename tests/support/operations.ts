import { guestOperations, loadAll, operations } from '../../mocks/operations/index.ts'

await loadAll()

export { guestOperations, operations }
