import { openModal } from '../../src/stores/modal.ts'

/** Never run: the compiler is the test. */
export function mustNotCompile() {
  void openModal({ component: 'cookies', title: 'Cookies' })
  void openModal({ component: 'unwrap-gifts', data: { text: 'Je krijgt 5 GB.' } })
  // @ts-expect-error a panel that shows data does not open without
  void openModal({ component: 'unwrap-gifts' })
  // @ts-expect-error nor with something else
  void openModal({ component: 'confirm-data-cap', data: { price: 100 } })
}
