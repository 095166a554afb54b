/** The contract as pages: a menu that can be searched, and the one operation that the address names. */
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { type Contract, isFoundBy, type Operation, readContract } from './contract-document.ts';
import { OperationPage } from './OperationPage.tsx';
import { Prose } from './Prose.tsx';
import { words } from './words.ts';

export function Reference({ address }: { readonly address: string }) {
  const [contract, setContract] = useState<Contract | 'OPENING' | 'FAILED'>('OPENING');
  useEffect(() => {
    fetch(address)
      .then((answer) => {
        if (!answer.ok) throw new Error(`the contract was answered ${answer.status}`);
        return answer.json();
      })
      .then((document) => setContract(readContract(document, words.events)))
      .catch(() => setContract('FAILED'));
  }, [address]);
  if (contract === 'OPENING') {
    return <Note role="status">{words.opening}</Note>;
  }
  if (contract === 'FAILED') {
    return (
      <Note role="alert">
        <span>{words.notOpened}</span>
        <button type="button" onClick={() => window.location.reload()}>
          {words.retry}
        </button>
      </Note>
    );
  }
  return <Pages contract={contract} />;
}

function Note({ role, children }: { readonly role: string; readonly children: ReactNode }) {
  return (
    <main className="note" role={role}>
      {children}
    </main>
  );
}

function Pages({ contract }: { readonly contract: Contract }) {
  const chosen = useNamedOperation(contract);
  const name = chosen?.operationId ?? null;
  useEffect(() => {
    document.title = `${chosen?.summary ?? words.title} · 亮分`;
    document.querySelector('nav [aria-current]')?.scrollIntoView({ block: 'nearest' });
    document.querySelector('main')?.scrollTo(0, 0);
  }, [chosen]);
  return (
    <div className="reference">
      <Menu contract={contract} chosen={name} />
      <main tabIndex={-1}>
        {chosen === null ? (
          <article>
            <h1>{words.title}</h1>
            <p className="call">
              <a href="/openapi.yaml" download>{`${words.download}（YAML）`}</a>
              <a href="/openapi.json" download>{`${words.download}（JSON）`}</a>
            </p>
            <Prose text={contract.introduction} />
          </article>
        ) : (
          <OperationPage key={name} contract={contract} operation={chosen} />
        )}
      </main>
    </div>
  );
}

function Menu({
  contract,
  chosen,
}: {
  readonly contract: Contract;
  readonly chosen: string | null;
}) {
  const [typed, setTyped] = useState('');
  const asked = useDeferredValue(typed.trim());
  const sections = contract.sections
    .map(({ name, operations }) => ({
      name,
      operations: operations.filter((each) => asked === '' || isFoundBy(each, asked)),
    }))
    .filter(({ operations }) => operations.length > 0);
  const count = sections.reduce((sum, { operations }) => sum + operations.length, 0);
  return (
    <nav aria-label={words.menu}>
      <label>
        <span>{words.search}</span>
        <input
          type="search"
          value={typed}
          placeholder={words.searchHint}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      <p role="status">{asked === '' ? '' : count === 0 ? words.foundNone : words.found(count)}</p>
      <a href="#overview" aria-current={chosen === null ? 'page' : undefined}>
        {words.overview}
      </a>
      {sections.map(({ name, operations }) => (
        <details
          key={`${name} ${asked === ''}`}
          open={asked !== '' || operations.some(({ operationId }) => operationId === chosen)}
        >
          <summary>{name}</summary>
          <ul>
            {operations.map(({ operationId, summary }) => (
              <li key={operationId}>
                <a
                  href={`#${encodeURIComponent(operationId)}`}
                  aria-current={operationId === chosen ? 'page' : undefined}
                >
                  <span>{summary ?? operationId}</span>
                  <code translate="no">{operationId}</code>
                </a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}

/** The operation whose name ends the address; addresses that were kept from the earlier reference end with it too. */
function useNamedOperation(contract: Contract): Operation | null {
  const [hash, setHash] = useState(() => window.location.hash);
  useEffect(() => {
    const changed = () => setHash(window.location.hash);
    window.addEventListener('hashchange', changed);
    return () => window.removeEventListener('hashchange', changed);
  }, []);
  const last = hash.slice(1).split('/').at(-1) ?? '';
  return contract.operations.get(decoded(last)) ?? null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // An address that somebody cut off in the middle names no operation.
    return text;
  }
}
