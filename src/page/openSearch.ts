import { customerCopy } from '../customerCopy.ts'
import { openModal } from '../stores/modal.ts'

/** Opens the search for everything. */
export const openSearch = (): void =>
  void openModal({ id: 'search', component: 'search', title: customerCopy.search, begin: 'field' })
