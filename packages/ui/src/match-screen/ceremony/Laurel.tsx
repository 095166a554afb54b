'use client';
// Two branches of laurel around a title, by which even the last row tells a prize from a heading.
import type { CSSProperties } from 'react';
import { part } from '../../style-sheets/part.ts';

const Whole = part('div', 'lfs-laurel');
const Branch = part('svg', 'lfs-laurel-branch');
const Title = part('h1', 'lfs-laurel-title');

const leafCount = 8;

interface Leaf {
  readonly key: number;
  readonly transform: string;
}

/** Along an arc that opens upwards, pairs of leaves that grow smaller to the tip. */
const leaves: readonly Leaf[] = Array.from({ length: leafCount * 2 }, (_, index) => {
  const at = Math.floor(index / 2) / (leafCount - 1);
  const outer = index % 2 === 0;
  const angle = 114 + at * 108;
  const turn = (angle * Math.PI) / 180;
  const x = 104 + Math.cos(turn) * 84;
  const y = 92 + Math.sin(turn) * 84;
  const lean = angle + 90 + (outer ? 34 : -34);
  const size = 1 - at * 0.36;
  return {
    key: index,
    transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${lean.toFixed(1)}) scale(${size.toFixed(2)})`,
  };
});

export interface LaurelProps {
  readonly title: string;
  /** The size of the title's letters, in px of the canvas. */
  readonly size: number;
  readonly quiet?: boolean;
}

export function Laurel({ title, size, quiet = false }: LaurelProps) {
  const style = { width: size * 0.96, height: size * 1.62 };
  return (
    <Whole data-quiet={quiet || undefined} style={{ gap: size * 0.12 }}>
      <BranchMark style={style} />
      <Title style={{ fontSize: size }}>{title}</Title>
      <BranchMark style={{ ...style, transform: 'scaleX(-1)' }} />
    </Whole>
  );
}

function BranchMark({ style }: { readonly style: CSSProperties }) {
  return (
    <Branch viewBox="0 0 112 190" style={style} aria-hidden>
      {leaves.map(({ key, transform }) => (
        <path key={key} transform={transform} d="M0 0C8 -9 24 -11 38 0C24 11 8 9 0 0Z" />
      ))}
    </Branch>
  );
}
