/** Two made-up corporations: a tree of departments and ten thousand people, the same at every start. */
import { nameOf } from './names.ts';

export interface Department {
  readonly deptId: number;
  readonly name: string;
  /** Null for the top one, whose number is 1 in every corporation. */
  readonly parentId: number | null;
}

export interface Person {
  readonly userId: string;
  /** The person's id, the same in every corporation. */
  readonly unionId: string;
  readonly name: string;
  /** The number as the messenger shows it to an application: whole, with a country, hidden in part, or empty. */
  readonly mobile: string;
  readonly title: string;
  readonly deptIds: readonly number[];
}

export interface Corporation {
  readonly corpId: string;
  readonly departments: readonly Department[];
  readonly people: readonly Person[];
}

/** The most people of the first corporation; the second has some hundreds of its own and some of the first. */
export const mostPeople = 10_000;
const ownOfSecond = 900;
const inBoth = 60;
export const firstCorpId = 'dingdemo2026a';
export const secondCorpId = 'dingdemo2026b';

const firstTree: readonly (readonly [string, readonly string[]])[] = [
  ['文艺部', ['声乐组', '舞蹈组', '器乐组', '语言组', '创作组']],
  ['宣传部', ['新闻组', '新媒体组', '摄影摄像组', '美术设计组']],
  ['教务处', ['教学管理科', '考试中心', '实践教学科', '教材科']],
  ['学生工作处', ['社团管理科', '心理中心', '资助中心', '就业指导中心']],
  ['信息中心', ['网络科', '应用科', '安全科', '运维科']],
  ['工会', ['文体委员会', '女工委员会', '福利委员会']],
  ['人力资源部', ['招聘组', '薪酬组', '培训组', '档案组']],
  ['财务部', ['会计科', '预算科', '资产科']],
  ['后勤保障部', ['餐饮中心', '物业中心', '车队', '场馆中心', '医务室']],
  ['华东分公司', ['上海办事处', '杭州办事处', '南京办事处', '合肥办事处', '济南办事处']],
  ['华南分公司', ['广州办事处', '深圳办事处', '南宁办事处', '海口办事处']],
  ['西部分公司', ['成都办事处', '重庆办事处', '西安办事处', '昆明办事处', '兰州办事处']],
];
const secondTree: typeof firstTree = [
  ['表演系', ['戏剧教研室', '影视教研室']],
  ['音乐系', ['声乐教研室', '钢琴教研室', '民乐教研室']],
  ['办公室', []],
];
const teams = ['一班', '二班', '三班'];
const titles = ['', '组员', '组长', '教师', '主任', '专员'];

export function makeCorporations(people = mostPeople): readonly Corporation[] {
  const first = departmentsOf('亮分演示集团', firstTree, people > 1_000);
  const second = departmentsOf('海燕艺术学院（演示）', secondTree, false);
  const staff = Array.from({ length: people }, (_, index) =>
    makePerson(index, { letter: 'a', departments: first }),
  );
  const shared = staff.slice(0, Math.min(inBoth, people)).map((person, index) => ({
    ...person,
    userId: `b${digits(index)}`,
    deptIds: [deptOf(second, index)],
  }));
  const own = Array.from({ length: Math.min(ownOfSecond, people) }, (_, index) =>
    makePerson(people + index, { letter: 'b', departments: second }),
  );
  return [
    { corpId: firstCorpId, departments: first, people: staff },
    { corpId: secondCorpId, departments: second, people: [...shared, ...own] },
  ];
}

function departmentsOf(
  name: string,
  tree: typeof firstTree,
  hasTeams: boolean,
): readonly Department[] {
  const departments: Department[] = [{ deptId: 1, name, parentId: null }];
  const add = (child: string, parentId: number) => {
    const deptId = 1000 + departments.length;
    departments.push({ deptId, name: child, parentId });
    return deptId;
  };
  for (const [part, groups] of tree) {
    const partId = add(part, 1);
    for (const group of groups) {
      const groupId = add(group, partId);
      if (hasTeams) for (const team of teams) add(`${group}${team}`, groupId);
    }
  }
  return departments;
}

function makePerson(
  index: number,
  { letter, departments }: { readonly letter: string; readonly departments: readonly Department[] },
): Person {
  const home = deptOf(departments, index);
  const other = deptOf(departments, index * 7 + 3);
  return {
    userId: `${letter}${digits(index)}`,
    unionId: `demo${digits(index)}iE`,
    name: nameOf(index),
    mobile: mobileOf(index),
    title: titles[index % titles.length] ?? '',
    // One person in forty works in two departments.
    deptIds: index % 40 === 3 && other !== home ? [home, other] : [home],
  };
}

/** A few stand directly under the top, as directors do. */
function deptOf(departments: readonly Department[], index: number): number {
  if (index % 1_250 === 0) return 1;
  return departments[1 + (index % (departments.length - 1))]?.deptId ?? 1;
}

/** A block of numbers nobody is called by. */
function mobileOf(index: number): string {
  const whole = `199000${String(index % 100_000).padStart(5, '0')}`;
  switch (index % 50) {
    case 7:
      return `${whole.slice(0, 3)}****${whole.slice(7)}`;
    case 13:
      return '';
    case 21:
      return `+86-${whole}`;
    case 33:
      return `+852-5${whole.slice(4)}`;
    default:
      return whole;
  }
}

function digits(index: number): string {
  return String(index).padStart(6, '0');
}
