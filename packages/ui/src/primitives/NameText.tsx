// A name in running layout: no line begins with the dot between its parts.
import { styled } from 'styled-components';

const Whole = styled.span`
  white-space: nowrap;
`;

/** Browsers break before a middle dot between Chinese characters, where no reader would. */
export function NameText({ name }: { readonly name: string }) {
  if (!name.includes('·')) return <span>{name}</span>;
  const pieces = name.split(/([^·]·+)/u);
  return pieces.map((piece, at) => {
    // The pieces of one name never change places.
    const key = `${at} ${piece}`;
    return at % 2 === 1 ? <Whole key={key}>{piece}</Whole> : <span key={key}>{piece}</span>;
  });
}
