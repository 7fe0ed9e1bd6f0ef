import { guestOperations, loadAll, operations } from '../../mocks/server/operations.ts'

await loadAll()

export { guestOperations, operations }
