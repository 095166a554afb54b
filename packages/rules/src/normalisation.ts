// Makes the results of judges' panels that each saw a share of the programs comparable, for the ranking over all of them.
import type { Normalisation, NormalisedScore, Setting, TieKeys } from '@liangfen/sdk/schema';
import {
  add,
  compare,
  divide,
  exactString,
  multiply,
  type Rational,
  rational,
  squareRoot,
  subtract,
  sum,
  zero,
} from './decimal.ts';
import { hasFullMark } from './mode.ts';
import { rankByOf } from './placing/index.ts';
import { numberBy, roundingOf } from './rounding.ts';

/** What of the settings says how panels are made comparable. */
export type NormalisationSetting = Pick<Setting, 'normalisation' | 'rankBy' | 'rounding'> &
  Partial<Pick<Setting, 'mode' | 'decimals'>>;

/**
 * How panels are made comparable; a competition that was stored before there was a choice compares them as they are, and
 * so do votes, bouts and places of judges.
 *
 * @example
 * ```tsx
 * console.log(normalisationOf(match.setting));
 * ```
 */
export function normalisationOf(setting: NormalisationSetting): Normalisation {
  const { mode = 'SCORE', normalisation = 'NONE' } = setting;
  const isByScore = hasFullMark(mode) && rankByOf(setting) === 'SCORE';
  return isByScore ? normalisation : 'NONE';
}

/** A program that is ranked. */
export interface PanelResult {
  readonly programId: string;
  readonly score: number;
  readonly panel: TieKeys['panel'];
}

export interface Normalised {
  /** What ranks and is shown in a ranking. */
  readonly score: number;
  /** The same before it was rounded. */
  readonly exact: string;
  readonly told: NormalisedScore;
}

/** The results of one panel. */
interface PanelField {
  readonly name: string;
  readonly results: readonly PanelResult[];
  readonly mean: Rational;
}

type Measured = Pick<Normalised, 'told'> & { readonly value: Rational };

/** Decimals to which a standard deviation is rounded, half up: the only figure that has no exact value. */
const deviationDecimals = 12;

/** The usual scale of standard scores. */
const standardMean = rational(50);
const standardDeviation = rational(10);

/**
 * Returns what each result comes to beside those of the other panels; null where panels are compared as they are. All
 * who were judged by everybody are a panel of their own.
 */
export function normalisedResults(
  results: readonly PanelResult[],
  setting: NormalisationSetting,
): ReadonlyMap<string, Normalised> | null {
  const measure = measureFor(normalisationOf(setting), results);
  if (measure === null) return null;
  const { decimals = 2 } = setting;
  return new Map(
    results.map((result) => {
      const { value, told } = measure(result);
      const score = numberBy(roundingOf(setting), value, decimals);
      return [result.programId, { score, exact: exactString(value), told }];
    }),
  );
}

function measureFor(
  kind: Normalisation,
  results: readonly PanelResult[],
): ((result: PanelResult) => Measured) | null {
  switch (kind) {
    case 'NONE':
      return null;
    case 'MEAN_OF_PANELS': {
      const fields = fieldsOf(results);
      return byFactor(fields, meanOf([...fields.values()].map(({ mean }) => mean)));
    }
    case 'MEAN_OF_PROGRAMS':
      return byFactor(fieldsOf(results), meanOf(results.map(({ score }) => rational(score))));
    case 'T_SCORE':
      return byDeviation(fieldsOf(results));
  }
}

/** 得分 × 各组要靠上去的平均分 ÷ 本组平均分; without a mean above zero there is nothing to divide by. */
function byFactor(fields: ReadonlyMap<string, PanelField>, overall: Rational) {
  const factors = new Map(
    [...fields].map(([id, { mean }]) => [
      id,
      compare(mean, zero) > 0 ? divide(overall, mean) : null,
    ]),
  );
  return (result: PanelResult): Measured => {
    const factor = factors.get(idOf(result)) ?? null;
    const own = rational(result.score);
    return {
      value: factor === null ? own : multiply(own, factor),
      told: {
        ...toldOf(result, fields),
        overallMean: exactString(overall),
        ...(factor === null ? {} : { factor: exactString(factor) }),
      },
    };
  };
}

/** 50 + 10 ×（得分 − 本组平均分）÷ 本组标准差; a panel that gave everybody the same tells nobody apart. */
function byDeviation(fields: ReadonlyMap<string, PanelField>) {
  const deviations = new Map([...fields].map(([id, field]) => [id, deviationOf(field)]));
  return (result: PanelResult): Measured => {
    const deviation = deviations.get(idOf(result)) ?? zero;
    const mean = fields.get(idOf(result))?.mean ?? zero;
    const away = subtract(rational(result.score), mean);
    const isFlat = compare(deviation, zero) === 0;
    return {
      value: isFlat
        ? standardMean
        : add(standardMean, divide(multiply(standardDeviation, away), deviation)),
      told: {
        ...toldOf(result, fields),
        ...(isFlat ? {} : { deviation: exactString(deviation) }),
      },
    };
  };
}

/** Of the whole population: the panel's programs are all there are, and no sample. */
function deviationOf({ results, mean }: PanelField): Rational {
  const squares = results.map(({ score }) => {
    const value = rational(score);
    return multiply(value, value);
  });
  const variance = subtract(meanOf(squares), multiply(mean, mean));
  return squareRoot(variance, deviationDecimals);
}

function fieldsOf(results: readonly PanelResult[]): ReadonlyMap<string, PanelField> {
  const byPanel = new Map<string, PanelResult[]>();
  for (const result of results) {
    const own = byPanel.get(idOf(result));
    if (own === undefined) byPanel.set(idOf(result), [result]);
    else own.push(result);
  }
  return new Map(
    [...byPanel].map(([id, own]) => [
      id,
      {
        name: own[0]?.panel?.groupName ?? '',
        results: own,
        mean: meanOf(own.map(({ score }) => rational(score))),
      },
    ]),
  );
}

function toldOf(
  result: PanelResult,
  fields: ReadonlyMap<string, PanelField>,
): Pick<NormalisedScore, 'own' | 'panelName' | 'panelMean'> {
  const field = fields.get(idOf(result));
  return {
    own: result.score,
    panelName: field?.name ?? '',
    panelMean: exactString(field?.mean ?? zero),
  };
}

function idOf({ panel }: PanelResult): string {
  return panel?.id ?? '';
}

/** Nobody asks for the mean of nothing: a panel has at least one result. */
function meanOf(values: readonly Rational[]): Rational {
  return values.length === 0 ? zero : divide(sum(values), rational(BigInt(values.length)));
}
