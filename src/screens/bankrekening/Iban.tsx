import { ibanText } from '../../domain/ibanText.ts'
import styles from './Iban.module.css'

export const Iban = ({ children }: { children: string }) => <span className={styles.iban}>{ibanText(children)}</span>
