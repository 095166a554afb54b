// Parts of the desk's stories: sample data, and a client that answers from it.
import {
  type AnswerOf,
  ApiError,
  type ApiErrorCode,
  type InputOf,
  type LiangfenClient,
  memoryTokenStore,
  type OperationId,
} from '@liangfen/sdk';
import type {
  BaseSetting,
  Checklist,
  Competition,
  DeskStatus,
  HallAddresses,
  Judge,
  JudgeGroup,
  MessengerSetting,
  ProgramGroup,
  ScoreSetting,
  User,
} from '@liangfen/sdk/schema';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { MessagesContext } from '../messages/index.ts';
import { LiangfenProvider } from '../provider/index.ts';
import { sampleNow, sampleShow } from '../sample-show/sample-show.ts';
import { Desk } from './Backstage.tsx';
import type { DeskPage, HeldBack, Navigation } from './frame/pages.tsx';

/** The answer of each call; a call without one fails, so that a story names what it needs. */
export type Answers = {
  readonly [Id in OperationId]?: (input: InputOf<Id>) => AnswerOf<Id> | Promise<AnswerOf<Id>>;
};

function refusal(operation: string, status: number, detail: string): ApiError {
  const code = status === 500 ? 'INTERNAL' : 'CONFLICT';
  return new ApiError({ status, code, detail, operation, path: '' });
}

/** The server that is broken. */
export function broken(): never {
  throw refusal('sample', 500, '服务器开小差了，请稍后重试');
}

/** The server that answers, and says no. */
export function refused(): never {
  throw refusal('sample', 409, '这一项不能修改，请刷新后重试');
}

/** The server that says no in these words. */
export function refusedWith(facts: {
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly detail: string;
  readonly retryAfterSeconds?: number;
}): () => never {
  return () => {
    throw new ApiError({ ...facts, operation: 'sample', path: '' });
  };
}

/** The server that finds these fields wrong. */
export function refusing(fields: Readonly<Record<string, string>>): () => never {
  const errors = Object.entries(fields).map(([field, message]) => ({ field, message }));
  return () => {
    throw new ApiError({
      status: 400,
      code: 'INVALID_REQUEST',
      detail: '有内容需要修改',
      errors,
      operation: 'sample',
      path: '',
    });
  };
}

/** The answer that never comes. */
export function pending(): Promise<never> {
  return new Promise(() => {});
}

/** Changes every answer on its way to the desk: a test of texts takes the Chinese out of the data. */
export const SampleAnswersContext = createContext((answer: unknown): unknown => answer);

function sampleClient(answers: Answers, through: (answer: unknown) => unknown): LiangfenClient {
  const request = async (operation: OperationId, input: unknown): Promise<unknown> => {
    // Each answer takes the input of its own operation: the keys of `Answers` see to that.
    const answer = answers[operation] as ((input: unknown) => unknown) | undefined;
    if (answer === undefined) throw refusal(operation, 409, `示例里没有「${operation}」`);
    return through(await answer(input));
  };
  const client: LiangfenClient = {
    // The generic signatures hold for the same reason.
    request: request as LiangfenClient['request'],
    retry: request as LiangfenClient['retry'],
    logIn: request as LiangfenClient['logIn'],
    download: async (operation, input, onProgress) => {
      onProgress?.({ received: 0, expected: null });
      return { blob: (await request(operation, input)) as Blob, name: null };
    },
    logOut: async () => {},
    baseUrl: '',
    tokens: memoryTokenStore(),
    tokenFor: async () => undefined,
    onAuthExpired: () => () => {},
    liveSockets: null,
    beside: () => client,
    get http(): never {
      throw new Error('The desk calls operations by name.');
    },
  };
  return client;
}

const navigation: Navigation = {
  hrefOf: ({ page }) => `#${page}`,
  go: () => {},
  openBeside: () => {},
  openPayment: () => 'OPENED',
};

/** A host that goes where it is told, unless a form holds it back. */
export function useSampleHost(begin: DeskPage): readonly [DeskPage, Navigation] {
  const [shown, setShown] = useState(begin);
  const [wanted, setWanted] = useState<DeskPage | null>(null);
  const [held] = useState(() => new Set<symbol>());
  const [host] = useState(
    (): Navigation => ({
      ...navigation,
      go: (to) => (held.size === 0 ? setShown(to) : setWanted(to)),
    }),
  );
  const useHeldBack = (changed: boolean): HeldBack | null => {
    const [self] = useState(() => Symbol());
    useEffect(() => {
      if (changed) held.add(self);
      return () => void held.delete(self);
    }, [changed, self]);
    if (wanted === null || !changed) return null;
    const answer = (to: DeskPage) => {
      setWanted(null);
      setShown(to);
    };
    return { leave: () => answer(wanted), stay: () => answer(shown) };
  };
  return [shown, { ...host, useHeldBack }];
}

export function SampleDesk({
  answers,
  children,
  host = navigation,
}: {
  readonly answers: Answers;
  readonly children: ReactNode;
  /** Goes nowhere without it. */
  readonly host?: Navigation;
}) {
  const through = useContext(SampleAnswersContext);
  const messages = useContext(MessagesContext);
  const [client] = useState(() => sampleClient({ ...standing, ...answers }, through));
  return (
    <LiangfenProvider client={client} {...(messages === undefined ? {} : { messages })}>
      <Desk navigation={host}>{children}</Desk>
    </LiangfenProvider>
  );
}

const show = sampleShow({ items: true });

export const sampleId = 'sample';
export const longName =
  '第二十八届「星火杯」全国大学生创新创业大赛暨粤港澳大湾区青年人才交流周总决赛（广州赛区）';

export function sampleCompetitions(count: number): Competition[] {
  const names = ['2026 校园歌手大赛', '社区好邻居故事会', '机器人格斗邀请赛', longName];
  const modes = ['SCORE', 'VOTE', 'BATTLE', 'SCORE'] as const;
  const states = ['REHEARSAL', 'OFFICIAL', 'ENDED', 'REHEARSAL'] as const;
  return Array.from({ length: count }, (_, index) => ({
    id: `c${index}`,
    name: names[index % 4] ?? '',
    role: 'OWNER',
    status: states[index % 4] ?? 'REHEARSAL',
    official: index % 4 === 1,
    mode: modes[index % 4] ?? 'SCORE',
    look: show.look,
    programCount: 10 + index,
    judgeCount: 7,
    parentId: null,
    createdAt: sampleNow,
    updatedAt: sampleNow,
    deletedAt: null,
  }));
}

export const sampleUser: User = {
  version: 0,
  id: 'u1',
  loginName: 'jiangcheng',
  name: '江城大学团委',
  phoneNumber: '13800138000',
  kind: 'MAIN',
  role: 'OWNER',
  mainUserId: null,
  createdAt: sampleNow,
};

const notConnected: MessengerSetting = {
  connected: false,
  demo: false,
  name: null,
  clientId: null,
  corpId: null,
};

/** The messenger of the stories, named 钉钉. */
export const sampleMessenger: MessengerSetting = {
  connected: true,
  demo: false,
  name: '钉钉',
  clientId: 'client',
  corpId: 'corp',
};

export const sampleStatus: DeskStatus = {
  name: '2026 校园歌手大赛',
  role: 'OWNER',
  status: 'REHEARSAL',
  official: false,
};

export const sampleBase: BaseSetting = {
  version: 7,
  name: '2026 校园歌手大赛',
  look: show.look,
  signUpOpen: true,
  signUpApproval: true,
  seatSignsIn: true,
  invitationText: '',
  passcodeSet: true,
  messengerNotices: false,
  groupRobot: null,
  embedOrigins: ['https://www.example.com'],
};

export const sampleScore: ScoreSetting = {
  version: 7,
  setting: { ...show.setting, tieBreaks: ['UNTRIMMED_MEAN', 'SORT'] },
  items: [...show.items],
  fouls: [{ id: 'f1', foulName: '出界', times: 2 }],
  locked: false,
};

export const sampleGroups: JudgeGroup[] = [
  { id: 'jg1', groupName: '专业评委', weight: 70, sort: 1, judgeCount: 5 },
  { id: 'jg2', groupName: '大众评委', weight: 30, sort: 2, judgeCount: 2 },
];

export function sampleJudges(count: number): Judge[] {
  const people = ['周慧敏', '陈志远', '林书雅', '黄建国', '何晓燕', '郭文博', '孙丽华'];
  return Array.from({ length: count }, (_, index) => {
    const approval = index < count - 2 ? 'APPROVED' : 'PENDING';
    return {
      id: `j${index}`,
      number: approval === 'APPROVED' ? index + 1 : null,
      name: people[index % people.length] ?? '',
      phoneNumber: `138${String(10_000_000 + index).slice(-8)}`,
      organisation: '',
      title: '',
      remark: '',
      judgeGroupId: index < 5 ? 'jg1' : 'jg2',
      approval,
      signIn: index % 3 === 0,
      recusedProgramIds: index === 1 ? ['p1'] : [],
      createdAt: sampleNow,
    };
  });
}

export function samplePrograms(count: number): ProgramGroup[] {
  const { programGroups } = sampleShow({ programCount: count, groupCount: 2 });
  return programGroups.map((group) => ({ ...group, programs: [...group.programs] }));
}

export const sampleChecklist: Checklist = {
  ready: false,
  entries: [
    { code: 'PROGRAMS', level: 'OK', count: 10 },
    { code: 'JUDGES', level: 'MISSING', count: 0 },
    { code: 'POINTS', level: 'MISSING', count: 0 },
    { code: 'PASSCODE', level: 'WARNING', count: 1 },
  ],
};

/** A server that was told its address. */
const sampleAddresses: HallAddresses = {
  publicUrl: 'https://score.example',
  openToNetwork: true,
  local: [{ url: 'http://192.168.1.20:8080', network: 'wlan0' }],
};

/** The answers that every page asks for. */
const standing: Answers = {
  getUser: () => sampleUser,
  getMessenger: () => notConnected,
  getHealth: () => ({ status: 'UP', demo: false, publicUrl: 'https://score.example' }),
  getHallAddresses: () => sampleAddresses,
  getPoint: () => ({ point: 3 }),
  getClock: () => ({ serverTime: Date.now() }),
  listCompetitions: () => ({ asAdmin: [], asJudge: [] }),
  listImports: () => ({ imports: [] }),
  getHolder: () => ({ holder: 'HERE', epoch: 0, place: null }),
  getBaseSetting: () => sampleBase,
  getEmbeddingOwners: () => ({ ownerOrigins: [] }),
  getScoreSetting: () => sampleScore,
  getCompetitionStatus: () => sampleStatus,
  getChecklist: () => sampleChecklist,
  listUndecided: () => ({ undecided: [] }),
  listRemoved: () => ({ removed: [] }),
  listJudgeGroups: () => ({ version: 7, judgeGroups: sampleGroups }),
  listProgramGroups: () => ({
    version: 7,
    programGroups: samplePrograms(6),
    coveredProgramIds: [],
  }),
};

/** A page of a list, as the server cuts it. */
export function pageOf<Row>(rows: readonly Row[], page = 0, size = 10) {
  return {
    content: rows.slice(page * size, (page + 1) * size),
    pageable: { pageNumber: page, pageSize: size },
    totalElements: rows.length,
  };
}
