import { customerCopy } from '#kit/customerCopy.ts'
import { openModal } from '#platform/stores/modal.ts'

/** Opens the search for everything. */
export const openSearch = (): void =>
  void openModal({ id: 'search', component: 'search', title: customerCopy.search, begin: 'field' })
