import { ibanText } from '../../../typed/ibanText.ts'
import styles from './Iban.module.css'

export const Iban = ({ children }: { children: string }) => <span className={styles.iban}>{ibanText(children)}</span>
