import { Button, ButtonGroup } from '#kit/ui/Button.tsx'
import { Form } from '#kit/ui/Form.tsx'
import { PasswordField } from '#kit/ui/PasswordField.tsx'
import { useForm } from '#kit/ui/useForm.ts'
import { proveByPassword } from '#model/security/contract/proof.ts'
import { OwnUsername } from '#page/OwnUsername.tsx'
import { WriteButton } from '#page/WriteButton.tsx'
import { answerModal } from '#platform/stores/modal.ts'
import { atField } from '#platform/write/refusalText.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { currentPasswordCopy } from '../shared/currentPasswordCopy.ts'
import { ByPasskey } from './ByPasskey.tsx'
import { passwordProofCopy } from './copy.ts'

/** The modal `prove-by-password`: a session of a while ago gives the password again, or a passkey. */
export default function ByPassword() {
  const form = useForm({ password: '' }, { password: (text) => (text === '' ? passwordProofCopy.required : null) })
  const proving = useWrite(proveByPassword, {
    refusals: {
      ...atField(form, 'password', { PASSWORD_WRONG: passwordProofCopy.wrong }),
      PASSWORD_TOO_OFTEN: currentPasswordCopy.tooOften,
    },
  })
  const prove = () => proving.run(form.values, () => answerModal('confirm', 'prove-by-password'))
  return (
    <Form review={form.review} onValid={() => void prove()} refusal={proving.refusal} short>
      <p>{passwordProofCopy.body}</p>
      <OwnUsername />
      <PasswordField {...form.field('password')} label={passwordProofCopy.label} autoComplete="current-password" />
      <ButtonGroup>
        <WriteButton busy={proving.busy} busyLabel={passwordProofCopy.busy}>
          {passwordProofCopy.button}
        </WriteButton>
        <Button variant="quiet" onPress={() => answerModal('cancel', 'prove-by-password')}>
          {passwordProofCopy.cancel}
        </Button>
      </ButtonGroup>
      <ByPasskey />
    </Form>
  )
}
