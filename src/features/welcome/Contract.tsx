import { provider } from '#kit/provider.ts'
import { phoneText } from '#kit/typed/phoneNumber.ts'
import { ButtonGroup } from '#kit/ui/Button.tsx'
import { Card } from '#kit/ui/Card.tsx'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { Form } from '#kit/ui/Form.tsx'
import { useForm } from '#kit/ui/useForm.ts'
import { minutesText, sizeText } from '#kit/words/dataSize.ts'
import { dayInFull } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import {
  acceptSimcardContract,
  type DocumentKind,
  getContractDocument,
  type SimcardContract,
} from '#model/sim/contract/simcard.ts'
import { DocumentButton } from '#page/flow/DocumentButton.tsx'
import { noTerms, Terms, termsRules } from '#page/flow/Terms.tsx'
import { WriteButton } from '#page/WriteButton.tsx'
import { read } from '#platform/api/client.ts'
import { ExternalLink, Link } from '#platform/router/Link.tsx'
import { useWrite } from '#platform/write/useWrite.ts'
import { copy } from './copy.ts'

const kinds: readonly DocumentKind[] = ['contract', 'summary']

type Props = { contract: SimcardContract; number: string; confirmed: () => void }

export function AcceptContract({ contract, number, confirmed }: Props) {
  const accepting = useWrite(acceptSimcardContract, {
    failed: copy.contract.failed,
    // An earlier attempt succeeded although its response was lost.
    refusals: { 409: confirmed },
  })
  const form = useForm(noTerms, termsRules(true))

  return (
    <>
      <Card>
        <Rows contract={contract} number={number} />
      </Card>
      <Documents />
      <Form
        review={form.review}
        onValid={() => void accepting.run({ contractAccepted: true }, confirmed)}
        refusal={accepting.refusal}
      >
        <Terms check={form.check} additional={copy.contract.summary} />
        <WriteButton wide busy={accepting.busy} busyLabel={copy.contract.busy}>
          {copy.contract.button}
        </WriteButton>
      </Form>
      <p className="muted">
        {copy.contract.wrong[0]}
        <ExternalLink to={provider.support} className="link">
          {copy.contract.wrong[1]}
        </ExternalLink>
        {copy.contract.wrong[2]}
      </p>
      <p>
        <Link to="/abonnement-annuleren" className="link">
          {copy.contract.withdraw}
        </Link>
      </p>
    </>
  )
}

function Rows({ contract, number }: Omit<Props, 'confirmed'>) {
  const { data, voice, monthlyPrice, bindingPeriodType, startDate, porting, phone } = contract
  const internet = data.isUnlimited ? copy.contract.unlimitedData : sizeText(data.size)
  const calling = voice.isUnlimited ? copy.contract.unlimitedVoice : minutesText(voice.size)
  return (
    <Facts>
      <Fact term={copy.contract.rows.subscription}>
        {internet}, {calling}
      </Fact>
      <Fact term={copy.contract.rows.price}>{euro(monthlyPrice)}</Fact>
      <Fact term={copy.contract.rows.period}>{copy.contract.periods[bindingPeriodType]}</Fact>
      <Fact term={copy.contract.rows.start}>{dayInFull(startDate)}</Fact>
      {number !== '' && <Fact term={copy.contract.rows.number}>{phoneText(number)}</Fact>}
      {porting && <Fact term={copy.contract.rows.porting}>{phoneText(porting.number)}</Fact>}
      {phone !== null && <Fact term={copy.contract.rows.phone}>{euro(phone)}</Fact>}
    </Facts>
  )
}

function Documents() {
  return (
    <ButtonGroup>
      {kinds.map((document) => (
        <DocumentButton key={document} fetchDocument={() => read(getContractDocument, { document })}>
          {copy.contract.documents[document]}
        </DocumentButton>
      ))}
    </ButtonGroup>
  )
}
