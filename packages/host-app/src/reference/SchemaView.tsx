/** Draws a schema as rows of members; what lies deeper is drawn when it is opened, because schemas refer to each other in circles. */
import { type ReactNode, useState } from 'react';
import { type Contract, nameOf, type Schema } from './contract-document.ts';
import { limitWords, words } from './words.ts';

interface SchemaViewProps {
  readonly contract: Contract;
  readonly schema: Schema;
}

/** Beyond so many members of a closed list the rest is opened on demand. */
const shownMembers = 12;

export function SchemaView({ contract, schema }: SchemaViewProps) {
  const whole = contract.follow(schema);
  return (
    <div className="schema">
      <Kind contract={contract} schema={schema} />
      <Inner contract={contract} schema={whole} />
    </div>
  );
}

/** The type, limits and members of a value in one line. */
function Kind({ contract, schema }: SchemaViewProps) {
  const whole = contract.follow(schema);
  const name = nameOf(schema);
  const limits = Object.entries(limitWords).filter(([keyword]) => keyword in whole);
  return (
    <>
      <span className="kind">
        <code translate="no">{typeOf(contract, whole)}</code>
        {name === null ? null : <code className="name">{name}</code>}
        {limits.map(([keyword, word]) => (
          <span key={keyword}>{`${word} ${written(whole[keyword])}`}</span>
        ))}
      </span>
      <Members values={whole.const === undefined ? (whole.enum ?? []) : [whole.const]} />
      {whole.description === undefined ? null : <p>{whole.description}</p>}
    </>
  );
}

function Members({ values }: { readonly values: readonly unknown[] }) {
  const [all, setAll] = useState(false);
  if (values.length === 0) return null;
  const shown = all ? values : values.slice(0, shownMembers);
  return (
    <span className="members" translate="no">
      {shown.map((value) => (
        <code key={String(value)}>{written(value)}</code>
      ))}
      {shown.length < values.length ? (
        <button type="button" onClick={() => setAll(true)}>
          {`+ ${values.length - shown.length}`}
        </button>
      ) : null}
    </span>
  );
}

/** What a value holds: members, items, or the branches of a choice. */
function Inner({ contract, schema }: SchemaViewProps) {
  const merged = (schema.allOf ?? []).map((part) => contract.follow(part));
  const properties = Object.assign({}, ...[...merged, schema].map((part) => part.properties));
  const required = [...merged, schema].flatMap((part) => part.required ?? []);
  const choice = (schema.oneOf ?? schema.anyOf ?? []).filter(
    (branch) => contract.follow(branch).type !== 'null' && !('multipleOf' in branch),
  );
  return (
    <>
      {Object.keys(properties).length === 0 ? null : (
        <dl>
          {Object.entries<Schema>(properties).map(([name, member]) => (
            <div key={name}>
              <dt>
                <code translate="no">{name}</code>
                {required.includes(name) ? <em>{words.required}</em> : null}
              </dt>
              <dd>
                <Kind contract={contract} schema={member} />
                <Deeper contract={contract} schema={member} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {schema.items === undefined ? null : (
        <Opened title={words.items}>
          {() => <SchemaView contract={contract} schema={schema.items ?? {}} />}
        </Opened>
      )}
      {typeof schema.additionalProperties === 'object' ? (
        <Opened title={words.others}>
          {() => <SchemaView contract={contract} schema={Object(schema.additionalProperties)} />}
        </Opened>
      ) : null}
      {choice.map((branch, index) => (
        <Opened
          key={nameOf(branch) ?? String(index)}
          title={`${words.oneOf}：${nameOf(branch) ?? typeOf(contract, contract.follow(branch))}`}
        >
          {() => <SchemaView contract={contract} schema={branch} />}
        </Opened>
      ))}
    </>
  );
}

function Deeper({ contract, schema }: SchemaViewProps) {
  const whole = contract.follow(schema);
  const holds = ['properties', 'items', 'oneOf', 'anyOf', 'allOf', 'additionalProperties'];
  const isDeep = holds.some((word) => typeof whole[word] === 'object') && !('x-decimals' in whole);
  if (!isDeep) return null;
  if (whole.items !== undefined) return <Inner contract={contract} schema={whole} />;
  return (
    <Opened title={nameOf(schema) ?? typeOf(contract, whole)}>
      {() => <Inner contract={contract} schema={whole} />}
    </Opened>
  );
}

/** Draws its content when it is first opened. */
export function Opened({
  title,
  children,
}: {
  readonly title: string;
  readonly children: () => ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {/* lone-texts: elements are given */ isOpen ? children() : null}
    </details>
  );
}

function typeOf(contract: Contract, schema: Schema): string {
  if (schema.type !== undefined) return [schema.type].flat().join(' | ');
  if (schema.const !== undefined) return typeof schema.const;
  if (schema.enum !== undefined) return typeof schema.enum[0];
  if (schema.allOf !== undefined || schema.properties !== undefined) return 'object';
  const branches = schema.oneOf ?? schema.anyOf ?? [];
  return [...new Set(branches.map((branch) => typeOf(contract, contract.follow(branch))))].join(
    ' | ',
  );
}

function written(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
