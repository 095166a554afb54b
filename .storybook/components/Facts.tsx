/** Tables of the documents whose rows are the members of a type: a member without its row does not compile. */
import { styled } from 'styled-components';

/** Chinese, and the same in English. */
export type Said = readonly [chinese: string, english: string];

/** Narrow pages scroll the table, not the page. */
const Scrolled = styled.div`
  overflow-x: auto;
  && {
    margin: 16px 0 24px;
  }
  table {
    width: 100%;
    margin: 0;
    border-collapse: collapse;
    font-size: 14px;
    line-height: 1.6;
  }
  th,
  td {
    padding: 8px 12px;
    border: 1px solid #d5dbe3;
    text-align: start;
    vertical-align: top;
  }
  td:first-child {
    white-space: nowrap;
  }
`;

/** Draws text between backticks as code. */
function withCode(text: string) {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part));
}

export interface FactsProps {
  /** The table's subject, for those who hear it. */
  readonly label: string;
  /** The heading of the first column. */
  readonly of: string;
  readonly facts: Readonly<Record<string, Said>>;
}

export function Facts({ label, of, facts }: FactsProps) {
  return (
    <Scrolled role="region" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            <th scope="col">中文</th>
            <th scope="col">English</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(facts).map(([name, [chinese, english]]) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>{withCode(chinese)}</td>
              <td lang="en">{withCode(english)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
}
