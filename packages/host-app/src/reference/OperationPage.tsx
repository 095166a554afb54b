/** One operation or event: who may call it, its name in the SDK, and what goes in and comes out. */
import type { Answer, Contract, Media, Operation, Schema } from './contract-document.ts';
import { Prose } from './Prose.tsx';
import { Opened, SchemaView } from './SchemaView.tsx';
import { accessWords, placeWords, words } from './words.ts';

interface OperationPageProps {
  readonly contract: Contract;
  readonly operation: Operation;
}

export function OperationPage({ contract, operation }: OperationPageProps) {
  const parameters = (operation.parameters ?? []).map((each) => contract.follow(each));
  const socket = operation['x-websocket'];
  return (
    <article>
      <h1>{operation.summary ?? operation.operationId}</h1>
      <p className="call" translate="no">
        <b>{operation.method}</b>
        <code>{operation.path}</code>
      </p>
      {operation.description === undefined ? null : <Prose text={operation.description} />}
      <Rights operation={operation} />
      {parameters.length === 0 ? null : (
        <section>
          <h2>{words.parameters}</h2>
          <dl>
            {parameters.map((parameter) => (
              <div key={`${parameter.in} ${parameter.name}`}>
                <dt>
                  <code translate="no">{parameter.name}</code>
                  <span>{placeWords[parameter.in]}</span>
                  {parameter.required === true ? <em>{words.required}</em> : null}
                </dt>
                <dd>
                  {parameter.description === undefined ? null : <p>{parameter.description}</p>}
                  <SchemaView contract={contract} schema={parameter.schema ?? {}} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {operation.requestBody === undefined ? null : (
        <section>
          <h2>{words.body}</h2>
          <Contents contract={contract} content={operation.requestBody.content} />
        </section>
      )}
      {socket === undefined ? null : (
        <section>
          {socket.closeCodes === undefined ? null : (
            <Opened title={words.closeCodes}>
              {() => (
                <dl>
                  {Object.entries(socket.closeCodes ?? {}).map(([code, meaning]) => (
                    <div key={code}>
                      <dt>
                        <code translate="no">{code}</code>
                      </dt>
                      <dd>{meaning}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </Opened>
          )}
          <Message contract={contract} title={words.firstMessage} schema={socket.firstMessage} />
          <Message contract={contract} title={words.laterMessages} schema={socket.laterMessages} />
          <Message contract={contract} title={words.messages} schema={socket.messages} />
        </section>
      )}
      <section>
        <h2>{words.answers}</h2>
        {Object.entries(operation.responses).map(([status, answer]) => (
          <AnswerOf key={status} contract={contract} status={status} answer={answer} />
        ))}
      </section>
    </article>
  );
}

/** What the contract's own words beside OpenAPI say of an operation. */
function Rights({ operation }: Pick<OperationPageProps, 'operation'>) {
  const access = operation['x-access'];
  if (access === undefined) return null;
  const limit = operation['x-body-limit'];
  const rows: readonly (readonly [title: string, text: string, isCode?: boolean])[] = [
    [words.access, `${accessWords[access] ?? access}（${access}）`],
    ...(operation['x-roles'] ? [[words.roles, operation['x-roles'].join(', ')] as const] : []),
    [words.key, [operation['x-key'] ?? words.noKey].flat().join(', ')],
    [words.sdk, `client.request('${operation.operationId}', …)`, true],
    ...(operation['x-command'] ? [[words.command, operation['x-command'], true] as const] : []),
    ...(limit === undefined ? [] : [[words.bodyLimit, words.bytes(limit)] as const]),
    ...(operation['x-refusals']
      ? [[words.ownRefusals, operation['x-refusals'].join(', '), true] as const]
      : []),
    ...(operation['x-every-origin'] ? [[words.everyOrigin, words.yes] as const] : []),
  ];
  return (
    <table>
      <tbody>
        {rows.map(([title, text, isCode = false]) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td>{isCode ? <code translate="no">{text}</code> : text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function AnswerOf({
  contract,
  status,
  answer,
}: {
  readonly contract: Contract;
  readonly status: string;
  readonly answer: Answer;
}) {
  const whole = contract.follow(answer);
  return (
    <Opened title={`${status}　${whole.description ?? ''}`}>
      {() => <Contents contract={contract} content={whole.content ?? {}} />}
    </Opened>
  );
}

function Contents({
  contract,
  content,
}: {
  readonly contract: Contract;
  readonly content: Readonly<Record<string, Media>>;
}) {
  const media = Object.entries(content);
  if (media.length === 0) return <p>{words.none}</p>;
  return media.map(([type, { schema, example }]) => (
    <div key={type}>
      <p>
        <code translate="no">{type}</code>
      </p>
      {schema === undefined ? null : <SchemaView contract={contract} schema={schema} />}
      {example === undefined ? null : (
        <Opened title={words.example}>
          {() => (
            <pre translate="no">
              {typeof example === 'string' ? example : JSON.stringify(example, null, 2)}
            </pre>
          )}
        </Opened>
      )}
    </div>
  ));
}

function Message({
  contract,
  title,
  schema,
}: {
  readonly contract: Contract;
  readonly title: string;
  readonly schema: Schema | undefined;
}) {
  if (schema === undefined) return null;
  return <Opened title={title}>{() => <SchemaView contract={contract} schema={schema} />}</Opened>;
}
