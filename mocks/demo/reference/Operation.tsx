import type { CSSProperties } from 'react'
import { Badge } from '#kit/ui/Badge.tsx'
import { Card } from '#kit/ui/Card.tsx'
import { Table } from '#kit/ui/Table.tsx'
import styles from './Contract.module.css'
import { copy, unitNames } from './copy.ts'
import { answerOf, type ContractDocument, type FieldLine, fieldsOf, inputOf, type Listed, refusalsOf } from './shape.ts'
import { Try } from './Try.tsx'

type Schemas = ContractDocument['components']['schemas']

/** One operation: what it does, takes, answers and refuses; a read can be tried. */
export function Operation({ one, all, schemas }: { one: Listed; all: readonly Listed[]; schemas: Schemas }) {
  const { call, path } = one
  const { description, security } = call
  const [input, changes, reads] = [inputOf(call), call['x-changes'], call['x-reads']]
  return (
    <div className="stack stack--loose">
      <p className="cluster">
        {reads !== undefined && <Badge tone={reads ? 'info' : 'warn'}>{reads ? copy.reads : copy.writes}</Badge>}
        {security.length === 0 && <Badge>{copy.forGuests}</Badge>}
        {call['x-not-in-spec'] && <Badge>{copy.ours}</Badge>}
        <code>{path === one.name ? path : `${path}?endpoint=${one.name}`}</code>
      </p>
      {description && <p lang="en">{description}</p>}
      {changes !== undefined && changes.length > 0 && (
        <p>
          {copy.changes}: {changes === 'everything' ? copy.everything : [...changes].join(', ')}
        </p>
      )}
      {input ? <Fields title={copy.input} lines={fieldsOf(input, schemas, 'input').slice(1)} /> : <p>{copy.noInput}</p>}
      <Fields title={copy.answer} lines={fieldsOf(answerOf(call), schemas, 'result')} />
      <Card flush>
        <Table
          title={copy.refusals}
          wraps
          columns={[copy.columns.status, copy.columns.codes]}
          rows={refusalsOf(call).map(({ status, codes }) => ({ key: status, cells: [status, codes.join(', ') || copy.noCode] }))}
        />
      </Card>
      {reads && <Try one={one} all={all} hasInput={input !== null} />}
    </div>
  )
}

function Fields({ title, lines }: { title: string; lines: readonly FieldLine[] }) {
  const { field, kind, unit, text } = copy.columns
  return (
    <Card flush>
      <Table
        title={title}
        wraps
        columns={[field, kind, unit, text]}
        rows={lines.map((line) => ({
          key: line.path,
          cells: [
            <Path key="path" path={line.path} />,
            kindText(line),
            line.unit === null ? '' : unitNames[line.unit],
            <span key="text" lang="en" className={styles.text}>
              {[line.values.join(', '), line.text].filter(Boolean).join('. ')}
            </span>,
          ],
        }))}
      />
    </Card>
  )
}

/** The last name of a path, indented by its depth; the whole path for whoever hears it. */
function Path({ path }: { path: string }) {
  const names = path.split(/\.|(?=\[)/)
  return (
    <code className={styles.path} style={{ '--depth': names.length - 1 } as CSSProperties}>
      <span className="visually-hidden">{path}</span>
      <span aria-hidden="true">{names.at(-1)}</span>
    </code>
  )
}

const kindText = ({ kind, mayBeNull, isSure }: FieldLine): string =>
  `${kind}${mayBeNull ? ` ${copy.nullable}` : ''}${isSure ? '' : `, ${copy.optional}`}`
