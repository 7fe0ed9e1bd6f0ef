import { openModal } from '#platform/stores/modal.ts'

/** Never run: compiling this function is the test. */
export function mustNotCompile() {
  void openModal({ component: 'cookies', title: 'Cookies' })
  void openModal({ component: 'unwrap-gifts', data: { text: 'Je krijgt 5 GB.' } })
  // @ts-expect-error a panel that shows data needs data
  void openModal({ component: 'unwrap-gifts' })
  // @ts-expect-error nor does it accept other data
  void openModal({ component: 'confirm-data-cap', data: { price: 100 } })
}
