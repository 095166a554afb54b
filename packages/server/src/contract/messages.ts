/** Writes one Chinese sentence per broken rule of the contract, for the field it belongs to. */
import type { FieldError } from '@liangfen/sdk/schema';

/** The part of an ajv error that is read here. */
export interface BrokenRule {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** The keyword's value in the schema. */
  readonly schema?: unknown;
  readonly parentSchema?: unknown;
}

const types: Readonly<Record<string, string>> = {
  string: '文字',
  number: '数字',
  integer: '整数',
  boolean: '「是」或「否」（true 或 false）',
  array: '列表',
  object: '对象',
  null: '空',
};

/** Patterns of the contract that a person may meet; the others get a general sentence. */
const patterns: Readonly<Record<string, string>> = {
  '\\S': '不能只有空格',
  '^1[3-9][0-9]{9}$': '必须是 11 位中国大陆手机号',
  '^[A-Za-z0-9_.@-]{4,32}$': '必须是 4–32 位字母、数字、下划线、点、@ 或短横线',
  '^(?=.*[A-Za-z])(?=.*[0-9]).*$': '必须同时包含字母和数字',
  '^#[0-9A-Fa-f]{6}$': '必须是 #RRGGBB 形式的颜色',
  '^[0-9A-Za-z]{4,16}$': '必须是 4–16 位字母或数字',
  '^[A-Za-z0-9_-]{1,64}$': '不是有效的标识',
};

/** Tells names and titles by the contract's patterns, which list the characters that names may not hold. */
function aboutNames(pattern: string): string | null {
  return pattern.includes('\\u2028-\\u202E')
    ? '不能只有空格或看不见的字符，也不能有换行和控制字符'
    : null;
}

export function fieldErrors(rules: readonly BrokenRule[], prefix = ''): FieldError[] {
  const seen = new Set<string>();
  const errors: FieldError[] = [];
  for (const rule of rules) {
    const message = sentence(rule);
    if (message === null) continue;
    const field = fieldOf(rule, prefix);
    if (seen.has(field)) continue;
    seen.add(field);
    errors.push({ field, message });
  }
  return errors;
}

function fieldOf(rule: BrokenRule, prefix: string): string {
  const path = rule.instancePath
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  const inner = rule.params.missingProperty ?? rule.params.additionalProperty;
  return [
    ...(prefix === '' ? [] : [prefix]),
    ...path,
    ...(inner === undefined ? [] : [String(inner)]),
  ]
    .join('.')
    .slice(0, 200);
}

function sentence({ keyword, params, schema, parentSchema }: BrokenRule): string | null {
  const limit = String(params.limit);
  switch (keyword) {
    case 'required':
      return '必填';
    case 'type':
      return `必须是${[params.type]
        .flat()
        .map((type) => types[String(type)] ?? type)
        .join('或')}`;
    case 'minLength':
      return params.limit === 1 ? '不能为空' : `至少 ${limit} 个字`;
    case 'maxLength':
      return `最多 ${limit} 个字`;
    case 'minimum':
      return `不能小于 ${limit}`;
    case 'exclusiveMinimum':
      return `必须大于 ${limit}`;
    case 'maximum':
      return `不能大于 ${limit}`;
    case 'exclusiveMaximum':
      return `必须小于 ${limit}`;
    case 'x-decimals':
      return `最多 ${String(schema)} 位小数`;
    case 'pattern':
      return (
        patterns[String(params.pattern)] ??
        aboutNames(String(params.pattern)) ??
        described(parentSchema) ??
        '格式不正确'
      );
    case 'enum':
      return Array.isArray(params.allowedValues)
        ? `只能是 ${params.allowedValues.map(String).join('、')} 之一`
        : '不在可选范围内';
    case 'const':
      return `只能是 ${String(params.allowedValue)}`;
    case 'minItems':
      return `至少 ${limit} 项`;
    case 'maxItems':
      return `最多 ${limit} 项`;
    case 'uniqueItems':
      return '有重复的项';
    case 'minProperties':
      return '至少要填写一项';
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return '没有这一项，请删去';
    case 'oneOf':
    case 'anyOf':
      return '不符合任何一种允许的写法';
    // `if`, `allOf` and the like only wrap the errors that are listed beside them.
    default:
      return null;
  }
}

function described(schema: unknown): string | null {
  if (typeof schema !== 'object' || schema === null || !('description' in schema)) return null;
  return typeof schema.description === 'string' ? `格式不正确：${schema.description}` : null;
}
