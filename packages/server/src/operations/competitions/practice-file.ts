/** Takes a practice as a file: what names nothing in it is refused, and the rest passes what every setting passes. */
import { namedIn, rulesById, type ShowState, settingOfHall, tieBreakParts } from '@liangfen/rules';
import type { JudgeGroup, PracticeFile, ScoreSettingPatch, Setting } from '@liangfen/sdk/schema';
import { ProblemError } from '../../problem.ts';
import { invalidField } from '../../refusals.ts';
import { defaultSetting } from './defaults.ts';
import { type ChangedMeaning, nextScoreRules, type ScoreRules } from './next-score-setting.ts';
import type { Start } from './templates.ts';

type FileStart = Start & Required<Pick<Start, 'setting' | 'items' | 'judgeGroups'>>;

/** Returns what a competition starts with, items and groups by their places, from 1. */
export function startOfFile(file: PracticeFile): FileStart {
  const { setting, items, fouls } = checked(file, {});
  const { mode, ...rest } = setting;
  return {
    mode,
    setting: rest,
    items: items.map(({ id: _, ...item }) => item),
    ...(file.fouls === undefined ? {} : { fouls: fouls.map(({ id: _, ...foul }) => foul) }),
    judgeGroups: groupsOf(file),
  };
}

interface TakenFile {
  readonly rules: ScoreRules;
  /** The groups as they will be; none where they are so already. */
  readonly groups: readonly Omit<JudgeGroup, 'judgeCount'>[];
  readonly changed: readonly ChangedMeaning[];
  readonly ledger: { readonly before: object; readonly after: object };
}

/** Returns what a competition becomes by a file: items, fouls and groups keep their ids by place. Null without a file. */
export function takenFile(
  state: ShowState,
  { practiceFile: file, ...others }: ScoreSettingPatch,
  newId: () => string,
): TakenFile | null {
  if (file === undefined) return null;
  if (Object.keys(others).length > 0) {
    throw invalidField('practiceFile', '导入项目文件时不能同时改别的设置，请分两次保存');
  }
  const { practice: _, ownPractice: __, ...hall } = settingOfHall(state.setting);
  const byPlace = checked(file, hall);
  const groups = groupsOf(file).map(({ groupName, weight }, at) => ({
    id: state.judgeGroups[at]?.id ?? newId(),
    groupName,
    weight,
    sort: at + 1,
  }));
  requireDistinctNames([...groups, ...state.judgeGroups.slice(groups.length)]);
  const items = byPlace.items.map((item, at) => ({ ...item, id: state.items[at]?.id ?? newId() }));
  const fouls = byPlace.fouls.map((foul, at) => ({ ...foul, id: state.fouls[at]?.id ?? newId() }));
  const rules = rulesById(
    { setting: byPlace.setting, items },
    { items: items.map(({ id }) => id), groups: groups.map(({ id }) => id) },
  );
  const before = state.judgeGroups.map(({ id, groupName, weight }) => ({ id, groupName, weight }));
  const after = [
    ...groups.map(({ id, groupName, weight }) => ({ id, groupName, weight })),
    ...before.slice(groups.length),
  ];
  const same = JSON.stringify(before) === JSON.stringify(after);
  const weights = (rows: readonly { readonly weight: number }[]) =>
    rows.map(({ weight }) => weight).join();
  return {
    rules: { ...rules, fouls: file.fouls === undefined ? state.fouls : fouls },
    groups: same ? [] : groups,
    changed:
      weights(before) === weights(after) ? [] : [{ field: 'practiceFile', label: '评委组权重' }],
    ledger: same
      ? { before: {}, after: {} }
      : { before: { judgeGroups: before }, after: { judgeGroups: after } },
  };
}

/** The rules of a file, checked as those of any competition; what stands in it by place has its place for an id. */
function checked(file: PracticeFile, hall: Partial<Setting>): ScoreRules {
  const { mode } = file.setting;
  if (mode === undefined) {
    throw invalidField(
      'practiceFile.setting.mode',
      '项目文件没有写比赛方式（mode），请补上后再导入',
    );
  }
  requirePlaces(file);
  requireDistinctNames(groupsOf(file));
  const base: Setting = { ...defaultSetting(mode), ...hall };
  const { fullScore = base.fullScore } = file.setting;
  const places = (rows: readonly unknown[]) => rows.map((_, at) => `${at + 1}`);
  const placed = <Row>(rows: readonly Row[]) =>
    rows.map((row, at) => ({ ...row, id: `${at + 1}` }));
  const items = placed(file.items);
  const fouls = placed(file.fouls ?? []);
  const begun = items.map(({ proportion = 0, maxScore = fullScore, ...item }) => ({
    ...item,
    proportion,
    maxScore,
  }));
  try {
    const rules = nextScoreRules(
      { setting: base, items: begun, fouls },
      { setting: file.setting, items, fouls },
      {
        judgeGroupIds: new Set(places(file.judgeGroups)),
        programIds: new Set(),
        newId: () => '',
      },
    );
    return { ...rules, setting: { ...rules.setting, ownPractice: file } };
  } catch (error) {
    throw inFile(error);
  }
}

/** Says of a fault where in the file it is. */
function inFile(error: unknown): unknown {
  if (!(error instanceof ProblemError)) return error;
  const { errors = [], ...extras } = error.extras;
  return new ProblemError(error.status, error.code, error.message, {
    ...extras,
    errors: errors.map(({ field, message }) => ({ field: `practiceFile.${field}`, message })),
  });
}

function groupsOf({ judgeGroups }: PracticeFile) {
  return judgeGroups.map(({ groupName, weight }) => ({ groupName: groupName.trim(), weight }));
}

function requireDistinctNames(groups: readonly { readonly groupName: string }[]): void {
  const names = groups.map(({ groupName }) => groupName);
  const twice = names.find((name, at) => names.indexOf(name) < at);
  if (twice === undefined) return;
  throw invalidField(
    'practiceFile.judgeGroups',
    `有两个评委组都叫“${twice}”，会分不清，请改一个名字再导入`,
  );
}

/** Refuses places at which the file has nothing. */
function requirePlaces({ setting, items, judgeGroups }: PracticeFile): void {
  const lists = { items: items.length, groups: judgeGroups.length };
  const words = { items: '评分项', groups: '评委组' } as const;
  const hold = (list: keyof typeof lists, place: string, field: string) => {
    if (/^[1-9][0-9]?$/.test(place) && Number(place) <= lists[list]) return;
    throw invalidField(
      `practiceFile.${field}`,
      `项目文件里没有第 ${place} 个${words[list]}（次序从 1 起，共 ${lists[list]} 个），请改正后再导入`,
    );
  };
  for (const [at, tieBreak] of (setting.tieBreaks ?? []).entries()) {
    const parts = tieBreakParts(tieBreak);
    const list = parts === null ? null : namedIn[parts.kind];
    if (parts !== null && parts.id !== null && list !== null) {
      hold(list, parts.id, `setting.tieBreaks.${at}`);
    }
  }
  for (const [at, { judgeGroupId }] of (setting.groupRules ?? []).entries()) {
    hold('groups', judgeGroupId, `setting.groupRules.${at}.judgeGroupId`);
  }
  for (const [at, { judgeGroupIds = [] }] of items.entries()) {
    for (const place of judgeGroupIds) hold('groups', place, `items.${at}.judgeGroupIds`);
  }
}
